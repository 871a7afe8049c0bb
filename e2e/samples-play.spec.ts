import { expect, test, type Locator, type Page } from '@playwright/test';
import { markupText } from '../src/core/markup/markup-text';
import { parseMarkup } from '../src/core/markup/parse-markup';
import type { Transcript } from '../src/core/samples/transcript';
import { noteConsole } from './support/console-messages';
import { openPage } from './support/pages';
import { choicesIn, newestScene, playerIn, readScene, storyIn, takeTurn } from './support/player';
import { playablePages, type PlayableSample } from './support/samples';

interface Turn {
  text: string;
  choices: string[];
  /** Place of the choice that is taken; -1 at the last turn. */
  chosen: number;
}

/** What is read, without markup; where lines break is not compared. */
const wordsOf = (text: string): string => text.replace(/\s+/g, '');
const plain = (text: string): string => wordsOf(markupText(parseMarkup(text)));

/** A tag that leads back is the engine’s doing; a transcript is ink’s alone. */
const leadsBack = ({ tags = [] }: { tags?: string[] }): boolean =>
  tags.some((tag) => tag.startsWith('RESTART'));

function turnsOf(transcript: Transcript): Turn[] {
  const turns: Turn[] = [{ text: '', choices: [], chosen: -1 }];
  for (const entry of transcript) {
    let turn = turns.at(-1)!;
    if (entry.kind === 'end') continue;
    if (leadsBack(entry)) return turns.slice(0, -1);
    const isNewTurn =
      entry.kind === 'text' ? turn.choices.length > 0 : entry.number <= turn.choices.length;
    if (isNewTurn) turns.push((turn = { text: '', choices: [], chosen: -1 }));
    if (entry.kind === 'text') turn.text += plain(entry.text);
    else {
      if (entry.isChosen) turn.chosen = turn.choices.length;
      turn.choices.push(plain(entry.label));
    }
  }
  return turns;
}

/** Numbered choices have their numbers from the player. */
const withoutNumber = (label: string, index: number): string =>
  label.startsWith(`${index + 1}.`) ? label.slice(`${index + 1}.`.length) : label;

async function readTurn(sample: Locator): Promise<Omit<Turn, 'chosen'>> {
  const text = (await newestScene(sample).count()) === 0 ? [] : await readScene(sample);
  const choices = await choicesIn(sample).allTextContents();
  const goesOn = await storyIn(sample).getByRole('button', { name: 'Continue' }).count();
  return {
    text: wordsOf(text.join('')),
    choices:
      goesOn > 0 ? ['>>>'] : choices.map((label, index) => withoutNumber(wordsOf(label), index)),
  };
}

async function playThrough(sample: Locator, transcript: Transcript): Promise<void> {
  for (const { text, choices, chosen } of turnsOf(transcript)) {
    await expect.poll(() => readTurn(sample), { intervals: [50] }).toEqual({ text, choices });
    if (chosen < 0) continue;
    const goOn = storyIn(sample).getByRole('button', { name: 'Continue' });
    await takeTurn(choices[chosen] === '>>>' ? goOn : choicesIn(sample).nth(chosen));
  }
}

/** A story that begins: a scene, and no failure but one that the engine itself would show. */
async function expectBeginning(sample: Locator): Promise<void> {
  await expect(storyIn(sample)).toBeVisible();
  await expect(newestScene(sample)).toHaveCount(1);
  const failures = playerIn(sample).getByRole('alertdialog').getByRole('listitem');
  const others = failures.filter({ hasNotText: 'Atrament itself does this' });
  await expect(others).toHaveCount(0);
}

async function play(sample: Locator, { id, transcript }: PlayableSample): Promise<void> {
  // Its address brings the tab that it is in to the front.
  await sample.evaluate((_, name) => window.location.assign(`#${name}`), id);
  await sample.getByRole('button', { name: 'Play', exact: true }).click();
  if (transcript === null) await expectBeginning(sample);
  else await playThrough(sample, transcript);
  await playerIn(sample).getByRole('button', { name: 'Close the player' }).click();
  await expect(sample.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
}

/** Pictures that samples take from other hosts; tests need no network. */
async function answerForOthers(page: Page, site: string): Promise<void> {
  const body = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
  await page.route(
    ({ origin, protocol }) => protocol.startsWith('http') && origin !== site,
    (route) => route.fulfill({ contentType: 'image/gif', body }),
  );
}

test('the docs have samples to play', () => {
  const samples = [...playablePages.values()].flat();
  expect(samples.length).toBeGreaterThan(150);
  expect(samples.filter(({ transcript }) => transcript !== null).length).toBeGreaterThan(90);
});

for (const [address, samples] of playablePages) {
  test(`${address} plays as its transcripts say`, async ({ page, baseURL }) => {
    test.setTimeout(20_000 + samples.length * 5_000);
    const messages = noteConsole(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await answerForOthers(page, String(baseURL));
    await openPage(page, address);
    for (const sample of samples) {
      await test.step(sample.id, () => play(page.locator(`#${sample.id}`), sample));
    }
    expect(messages).toEqual([]);
  });
}
