/* All views are there: shows the one that the address names. */

/** A search that a page of somebody else shows in a frame stands there alone. */
document.body.classList.toggle('framed', window.parent !== window && new URLSearchParams(window.location.hash.slice(1)).has('solver'));
shell.load();
document.documentElement.dataset.ready = 'true';
