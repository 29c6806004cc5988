/* All views are there: shows the one that the address names. */

/** A search that a page of somebody else shows in a frame stands there alone. */
document.body.classList.toggle('framed', window.parent !== window && new URLSearchParams(window.location.hash.slice(1)).has('solver'));
/** @type {NodeListOf<HTMLElement>} */
const told = document.querySelectorAll('.told');
told.forEach(element => tell(element, element.textContent));
shell.load();
document.documentElement.dataset.ready = 'true';
