rootProject.name = "queens"
