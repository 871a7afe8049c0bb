import { isShareHash } from './share-hash';

it('knows its hashes from anchors', () => {
  expect(isShareHash('#play=1.x')).toBe(true);
  for (const anchor of ['#play', '#player', '#what-you-need', '']) {
    expect(isShareHash(anchor)).toBe(false);
  }
});
