/* Who answers the page: the server that it came from. A page without a server has a script of the module nqueens-web in this place. */

/** Asks as fetch does. */
function ask(path, options = undefined) {
  return fetch(path, options);
}

/** Shows a page of the lab in a frame. */
function openPage(frame, path) {
  frame.contentWindow.location.replace(new URL(path, window.location.href.split('#')[0]));
}
