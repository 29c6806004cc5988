/* All views are there: shows the one that the address names. */

shell.load();
document.documentElement.dataset.ready = 'true';
