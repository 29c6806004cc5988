/* Plays the recordings that the page holds. */

try {
  const player = new Player(JSON.parse(byId('data').textContent));
  player.prepare();
  player.show(0);
  player.announce();
  player.jumpToLinked();
  document.documentElement.dataset.ready = 'true';
} catch (problem) {
  byId('problem').textContent = `This recording cannot be shown: ${problem.message}`;
  byId('problem').hidden = false;
  throw problem;
}
