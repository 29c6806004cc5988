/** What the script of the search index declares, which the site is built with. */
declare const sections: {title: string, heading: string, text: string, address: string}[];
