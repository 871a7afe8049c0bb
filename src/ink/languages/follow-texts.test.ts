import { firstSeed, times } from '../../../testing/thorough';
import { randomInts } from '../../../testing/random';
import { followTexts } from './follow-texts';
import { stateOf, type LanguageTable } from './language-table';
import { readRows } from './text-rows';

const rowsOf = (source: string) => readRows({ source, files: {} });
const table = (source: string): LanguageTable => ({
  code: 'de',
  entries: rowsOf(source).map(({ place, original }) => ({
    ...{ place, original },
    text: `${original} (de)`,
    isToCheck: false,
  })),
  kept: [],
});
const shown = ({ entries }: LanguageTable) =>
  entries.map((entry) => `${entry.place}: ${entry.original} = ${entry.text} ${stateOf(entry)}`);

test('a text that is the same elsewhere takes its translation along', () => {
  const after = followTexts(
    table('=== hall\nThe door is shut.\n=== end\nGoodbye.\n'),
    rowsOf('=== corridor\nThe door is shut.\nGoodbye.\n'),
  );
  expect(shown(after)).toEqual([
    'corridor: The door is shut. = The door is shut. (de) done',
    'corridor: Goodbye. = Goodbye. (de) done',
  ]);
});

test('a text that was changed a little is to be checked, until it is as it was', () => {
  const first = table('The door is shut.');
  const changed = followTexts(first, rowsOf('The heavy door is shut.'));
  expect(shown(changed)).toEqual([': The heavy door is shut. = The door is shut. (de) to-check']);
  expect(changed.entries[0]?.former).toBe('The door is shut.');
  const again = followTexts(changed, rowsOf('The heavy old door is shut.'));
  expect(again.entries[0]?.former).toBe('The door is shut.');
  expect(followTexts(again, rowsOf('The door is shut.'))).toEqual({
    ...first,
    entries: [{ ...first.entries[0], former: undefined }],
  });
});

test.each([
  [
    'Sweet. I had forgotten that word.',
    'Sweet. I had forgotten that word. It was my mother’s, long ago.',
  ],
  ['The lamp shows {words()}.', 'The lamp shows {words()}. Nobody sees it but you, and the rain.'],
  ['* [Wait]', '* [Wait a little while]'],
])('a text that was made longer, or shorter again, is to be checked: %s', (short, long) => {
  for (const [before, after] of [
    [short, long],
    [long, short],
  ] as const) {
    const { entries, kept } = followTexts(table(`${before}\nRain.`), rowsOf(`${after}\nRain.`));
    expect([entries.map(stateOf), kept]).toEqual([['to-check', 'done'], []]);
  }
});

const shownBy = (source: string, text: string): LanguageTable => {
  const [entry] = table(source).entries;
  return { code: 'de', entries: [{ ...entry!, text }], kept: [] };
};

test('names that the story has given to others are others in translations, too', () => {
  const before = shownBy(
    'You have {coins} of {list.coins} and {count(coins)}.\n',
    'Von {list.coins} Münzen (coins) hast du {coins}{coins > 1: und {count(coins)}}.',
  );
  const rows = rowsOf('You have {money} of {list.coins} and {count(money)}.\n');
  const after = followTexts(before, rows);
  expect(shown(after)).toEqual([
    ': You have {money} of {list.coins} and {count(money)}. = Von {list.coins} Münzen (coins) hast du {money}{money > 1: und {count(money)}}. done',
  ]);
  const original = 'You have {coins} of {list.coins} and {count(coins)}.\n';
  expect(followTexts(after, rowsOf(original))).toEqual(before);
});

test('other words in braces are no names', () => {
  const { entries } = followTexts(table('{met:again|first}'), rowsOf('{met:anew|first}'));
  expect(entries.map(stateOf)).toEqual(['to-check']);
});

test('a place that is called otherwise keeps its texts, also one that has changed with it', () => {
  const after = followTexts(
    table('=== shore\nRain.\nYou jump ashore.\n'),
    rowsOf('=== beach\nRain.\nYou jump abeach.\n'),
  );
  expect(shown(after)).toEqual([
    'beach: Rain. = Rain. (de) done',
    'beach: You jump abeach. = You jump ashore. (de) to-check',
  ]);
});

test('an item of a list that is called otherwise has the translation of the one before', () => {
  const source = (item: string): string => `LIST food = bread, ${item}\nIt is {food}.\n`;
  expect(shown(followTexts(table(source('honey')), rowsOf(source('mead'))))).toEqual([
    ': It is {food}. = It is {food}. (de) done',
    'food: bread = bread (de) done',
    'food: mead = honey (de) to-check',
  ]);
});

test('what is gone is kept, and comes back with its text', () => {
  const first = table('The door is shut.\nSomebody sings.');
  const gone = followTexts(first, rowsOf('Somebody sings.'));
  expect(gone.kept.map(({ original }) => original)).toEqual(['The door is shut.']);
  expect(shown(followTexts(gone, rowsOf('The door is shut.\nSomebody sings.')))).toEqual(
    shown(first),
  );
});

test('a note about a text that is not translated stays with it, and comes back with it', () => {
  const entry = { place: '', original: 'Rain.', text: '', isToCheck: false, note: 'Which rain?' };
  const noted: LanguageTable = { code: 'de', entries: [entry], kept: [] };
  expect(followTexts(noted, rowsOf('Rain.')).entries).toEqual([entry]);
  const gone = followTexts(noted, rowsOf('Sun.'));
  expect(gone).toMatchObject({ entries: [], kept: [entry] });
  expect(followTexts(gone, rowsOf('Rain.'))).toEqual(noted);
});

test('of 300 random edits none loses a translation, and texts that stay keep theirs', () => {
  for (let seed = firstSeed; seed < firstSeed + times; seed += 1) walk(seed);
});

/** A line of a story, and what its translation was made of; null if it has none. */
interface Line {
  text: string;
  translated: string | null;
}

const WORDS = [
  'lamp',
  'door',
  'rain',
  'ferry',
  'silver',
  'whisper',
  'cold',
  'under',
  'nine',
  'song',
];

function walk(seed: number): void {
  const random = randomInts(seed);
  let count = 0;
  const fresh = (): string => {
    count += 1;
    const words = Array.from({ length: 8 }, () => WORDS[random(WORDS.length)]);
    return `${words.join(' ')} number${count}`;
  };
  let places: { name: string; lines: Line[] }[] = ['a', 'b', 'c'].map((name) => ({
    name: `place_${name}`,
    lines: Array.from({ length: 6 }, () => {
      const text = fresh();
      return { text, translated: text };
    }),
  }));
  const source = (): string =>
    places
      .map(({ name, lines }) => `=== ${name}\n${lines.map(({ text }) => text).join('\n')}\n`)
      .join('');
  let current = table(source());
  const all = new Set(current.entries.map(({ text }) => text));
  for (let edit = 0; edit < 300; edit += 1) {
    const place = places[random(places.length)] ?? places[0]!;
    const at = random(Math.max(place.lines.length, 1));
    const line = place.lines[at];
    const act = random(6);
    if (act === 0) place.lines.splice(at, 0, { text: fresh(), translated: null });
    else if (act === 1 && line !== undefined) {
      // A word more at the end: the same line, to be checked.
      place.lines[at] = { ...line, text: `${line.text} ${WORDS[random(WORDS.length)]}` };
      if (place.lines[at].text.split(' ').length > 14) place.lines.splice(at, 1);
    } else if (act === 2 && line !== undefined) {
      place.lines.splice(at, 1);
      places[random(places.length)]?.lines.push(line);
    } else if (act === 3) place.name = `place_${seed}_${edit}`;
    else if (act === 4 && line !== undefined && random(3) === 0) place.lines.splice(at, 1);
    else if (act === 5) places = [...places.slice(1), ...places.slice(0, 1)];
    current = followTexts(current, rowsOf(source()));
    // Nothing is lost, or twice.
    const texts = [...current.entries, ...current.kept].map(({ text }) => text);
    expect(new Set(texts)).toEqual(all);
    expect(texts).toHaveLength(all.size);
    // A line whose own words were translated has that translation, wherever it is.
    for (const { text, translated } of places.flatMap(({ lines }) => lines)) {
      const entry = current.entries.find(({ original }) => original === text);
      if (translated === text) {
        expect([seed, edit, entry?.text, stateOf(entry)]).toEqual([
          seed,
          edit,
          `${text} (de)`,
          'done',
        ]);
      } else if (entry !== undefined) expect(stateOf(entry)).not.toBe('done');
    }
  }
}
