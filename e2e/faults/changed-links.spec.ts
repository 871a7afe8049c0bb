import { expect, test } from '@playwright/test';
import { randomInts } from '../../testing/random';
import { noteConsole } from '../support/console-messages';
import { tagOf } from '../support/every-run';
import { newestScene } from '../support/player';
import { PLAYGROUND, shareHash } from '../support/playground';

const SAMPLE_PAGE = '/docs/atrament-basics/choices/';
const road = 'A road.\n+ [On]\n- A hill, {~one|two|three|four|five|six|seven}.\n+ [Up]\n- -> END\n';

/** A link that was changed on its way to the reader. */
function change(whole: string, kind: number, pick: (limit: number) => number): string {
  const first = '#play='.length;
  const at = first + pick(whole.length - first);
  const letters = 'ABCDEFGHabcdefgh0123456789-_.%#';
  const letter = letters[pick(letters.length)]!;
  if (kind === 0)
    return whole.slice(0, at) + (letter === whole[at] ? '%' : letter) + whole.slice(at + 1);
  return kind === 1 ? whole.slice(0, at) + whole.slice(at + 1 + pick(5)) : whole.slice(0, at);
}

for (const { place, address, original, message } of [
  {
    place: 'a sample',
    address: `${SAMPLE_PAGE}?sample=sample-1&`,
    original: 'Three stalls are still lit.',
    message: 'Below is the original.',
  },
  {
    place: 'the playground',
    address: `${PLAYGROUND}?`,
    original: /\S/,
    message: 'Below is a story to start from.',
  },
]) {
  for (const { count, tag } of [
    // One of each kind.
    { count: 3, tag: tagOf(place === 'a sample') },
    { count: 60, tag: '@soak' },
  ]) {
    test(
      `${count} links to ${place} that were changed on their way end in a message and the original`,
      { tag },
      async ({ page }) => {
        test.setTimeout(60_000 + count * 4000);
        const messages = noteConsole(page);
        const whole = await shareHash({ source: road, moves: [0] });
        const pick = randomInts(11);
        for (let index = 0; index < count; index += 1) {
          const changed = change(whole, index % 3, pick);
          // A different query each time, because changing only the hash does not load the page again.
          await page.goto(`${address}count=${index}${changed}`);
          await expect(page.getByRole('alert'), changed).toContainText(message);
          await expect(newestScene(page), changed).toContainText(original);
          await expect(newestScene(page), changed).not.toContainText('A hill');
        }
        expect(messages).toEqual([]);
      },
    );
  }
}
