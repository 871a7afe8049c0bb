import { isShareHash } from './share-hash';

it('knows its hashes from anchors', () => {
  for (const hash of ['#play=1.x', '#PLAY=1.x', '#play%3D1.x', '#play=']) {
    expect(isShareHash(hash)).toBe(true);
  }
  for (const anchor of ['#play', '#player', '#play-window', '#what-you-need', '']) {
    expect(isShareHash(anchor)).toBe(false);
  }
});
