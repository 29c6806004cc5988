/** The texts, styles, scripts and templates that the answers of the library are made of, by their paths. */
declare const resources: Record<string, string>;
