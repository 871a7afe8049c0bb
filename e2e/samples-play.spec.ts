import { expect, test, type Locator, type Page } from '@playwright/test';
import { markupText } from '../src/ink/markup/markup-text';
import { parseMarkup } from '../src/ink/markup/parse-markup';
import { limitOf, type Transcript } from '../src/ink/story/transcript';
import { noteConsole } from './support/console-messages';
import { isInEveryRun, tagOf } from './support/every-run';
import { openPage } from './support/pages';
import { playablePages, type PlayableSample } from './support/samples';

/** How many samples of a page are played in every run, on one page in twelve; the soak plays the others. */
const FIRST = 3;

interface Turn {
  text: string;
  choices: string[];
  /** Index of the chosen choice; -1 at the last turn. */
  chosen: number;
}

/** The visible text without markup; line breaks are not compared. */
const wordsOf = (text: string): string => text.replace(/\s+/g, '');
const plain = (text: string): string => wordsOf(markupText(parseMarkup(text)));

/** A pause has no button to say how long it is. */
const labelOf = (label: string): string => (label.startsWith('>>>') ? '>>>' : plain(label));

/** A tag that leads back is handled by the engine; a transcript only shows ink. */
const leadsBack = ({ tags = [] }: { tags?: string[] }): boolean =>
  tags.some((tag) => tag.startsWith('RESTART'));

/** Whether links within the text stand for choices; their words are not those of the choices. */
const isHypertext = (transcript: Transcript): boolean =>
  transcript.some((entry) => entry.kind === 'text' && entry.tags?.includes('hypertext'));

function turnsOf(transcript: Transcript): Turn[] {
  const hasLinks = isHypertext(transcript);
  const turns: Turn[] = [{ text: '', choices: [], chosen: -1 }];
  for (const entry of transcript) {
    let turn = turns.at(-1)!;
    if (entry.kind === 'end') continue;
    if (leadsBack(entry)) return turns.slice(0, -1);
    const isNewTurn =
      entry.kind === 'text' ? turn.choices.length > 0 : entry.number <= turn.choices.length;
    if (isNewTurn) turns.push((turn = { text: '', choices: [], chosen: -1 }));
    if (entry.kind === 'text') turn.text += plain(entry.text);
    else if (limitOf(entry) !== 'hidden') {
      if (entry.isChosen) turn.chosen = turn.choices.length;
      turn.choices.push(hasLinks ? '(link)' : labelOf(entry.label));
    }
  }
  return turns;
}

/** What a reader sees of a play, turn by turn, and any failures. */
interface Play {
  turns: { text: string; choices: string[] }[];
  failures: string[];
  /** What has focus after the player is closed. */
  focused: string;
}

/** Plays a sample within the page as fast as possible; `chosen` are the indexes of the choices to take. */
function playInPage(sample: Element, chosen: readonly number[]): Promise<Play> {
  const words = (text: string): string => text.replace(/\s+/g, '');
  const find = (selector: string) => sample.querySelector<HTMLElement>(selector);
  const findAll = (selector: string) => [...sample.querySelectorAll<HTMLElement>(selector)];
  const findChoices = () => {
    const buttons = findAll('[data-choice]');
    return buttons.length > 0 ? buttons : findAll('[data-past="false"] [data-link]');
  };
  const until = async <T>(what: string, look: () => T | null | undefined | false): Promise<T> => {
    for (const end = performance.now() + 10_000; performance.now() < end;) {
      const found = look();
      if (found !== null && found !== undefined && found !== false) return found;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    throw new Error(`${sample.id}: waited in vain for ${what}`);
  };
  const readScene = (): string => {
    const copy = find('[data-past="false"]')?.cloneNode(true) as Element | undefined;
    for (const picture of copy?.querySelectorAll('[role="img"], figure') ?? []) picture.remove();
    return words(copy?.textContent ?? '');
  };
  const readTurn = () => ({
    text: readScene(),
    choices: find('[data-continue]')
      ? ['>>>']
      : findChoices().map((choice, index) =>
          choice.matches('[data-link]')
            ? '(link)'
            : // The player adds the numbers of numbered choices.
              words(choice.textContent).replace(new RegExp(`^${index + 1}\\.`), ''),
        ),
  });
  const playOn = async (): Promise<Play> => {
    const playButton = () => findAll('button').find((one) => words(one.textContent) === 'Play');
    (await until('Play', playButton)).click();
    const scene = '[data-past="false"], [data-end], [data-choice]';
    // Samples about the title screen start on it.
    const first = await until('a screen', () => find(`[data-first], ${scene}`));
    if (first.matches('[data-first]')) first.click();
    await until('a scene', () => find(scene));
    const turns = [readTurn()];
    for (const place of chosen) {
      const control = find('[data-continue]') ?? findChoices()[place];
      if (control === undefined) break;
      control.click();
      await until('the next turn', () => !control.isConnected);
      turns.push(readTurn());
    }
    const failures = findAll('[role="alertdialog"] li').map(({ textContent }) => textContent);
    (await until('the way out', () => find('[aria-label="Close the player"]'))).click();
    await until('Play again', playButton);
    return { turns, failures, focused: words(document.activeElement?.textContent ?? '') };
  };
  return playOn();
}

async function play(sample: Locator, { id, transcript }: PlayableSample): Promise<void> {
  // Its address brings the tab that contains it to the front.
  await sample.evaluate((_, name) => window.location.assign(`#${name}`), id);
  const expected = transcript === null ? [] : turnsOf(transcript);
  const chosen = expected.map((turn) => turn.chosen).filter((place) => place >= 0);
  const { turns, failures, focused } = await sample.evaluate(playInPage, chosen);
  // After the last choice, a transcript may be silent: the engine’s tags lead elsewhere, or the story is over.
  if (transcript !== null)
    expect(turns.slice(0, expected.length)).toEqual(
      expected.map(({ text, choices }) => ({ text, choices })),
    );
  // No failure except those that the engine itself would show.
  expect(failures.filter((text) => !/\ba game\b|The engine (?:shows|takes)/i.test(text))).toEqual(
    [],
  );
  expect(focused).toBe('Play');
}

/** Pictures from other hosts in samples; tests need no network. */
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

// The unit tests play all samples with the engine alone (docs-samples.test.ts); here the player plays them.
const plays = [...playablePages].flatMap(([address, samples]) =>
  [
    {
      name: `${address} plays as its first transcripts say`,
      tag: tagOf(isInEveryRun(address, 72)),
      samples: samples.slice(0, FIRST),
    },
    {
      name: `${address} plays as its other transcripts say`,
      tag: tagOf(false),
      samples: samples.slice(FIRST),
    },
  ].map((play) => ({ address, ...play })),
);

for (const { address, name, tag, samples } of plays.filter((one) => one.samples.length > 0)) {
  test(name, { tag }, async ({ page, baseURL }) => {
    test.setTimeout(20_000 + samples.length * 2_000);
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
