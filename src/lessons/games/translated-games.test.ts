import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MAIN_INK } from '../../config/game-places';
import { compileInk } from '../../ink/compile/compile-ink';
import { checkRow } from '../../ink/languages/check-row';
import { PlayedLanguages } from '../../ink/languages/compare-play';
import { keyOf, stateOf } from '../../ink/languages/language-table';
import { readRows } from '../../ink/languages/text-rows';
import { translateProgram } from '../../ink/languages/translate';
import { usableNames } from '../../ink/languages/usable-names';
import { MAIN_FILE, type StoryProgram } from '../../ink/story/story-program';
import { projectEntries, translatedConfig } from '../../playground/download/engine-project';
import { unpackReplays } from '../../playground/playtests/walk/packed-replay';
import { Walk } from '../../playground/playtests/walk/walk';
import { replay } from '../../playground/playtests/worker/replay';
import { readPo } from '../../playground/tables/read-po';

const PLAYS = 20;
const GAMES = 'content/games';
const files = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.po'),
);
const jsonOf = (program: StoryProgram): string =>
  compileInk(program, { countsAllVisits: true }).story?.ToJson() ?? '';

test('a whole game is in two languages', () => {
  expect(files).not.toEqual([]);
});

describe.each(files)('%s', (file) => {
  const folder = path.join(GAMES, file, '../..');
  const inks = readdirSync(folder).filter((name) => name.endsWith('.ink'));
  const { [MAIN_INK]: source = '', ...others } = Object.fromEntries(
    inks.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
  const program: StoryProgram = { source, files: others };
  const read = readPo(readFileSync(path.join(GAMES, file)));
  if ('problem' in read) throw new Error(read.problem);
  const table = { ...read.table, code: path.basename(file, '.po') };

  test('translates all texts, without a mistake, and nothing else', () => {
    const entries = new Map(table.entries.map((entry) => [keyOf(entry), entry]));
    const names = usableNames(program);
    const rows = readRows(program);
    const faulty = rows.filter((row) => {
      const entry = entries.get(keyOf(row));
      return stateOf(entry) !== 'done' || checkRow(row, entry?.text ?? '', names) !== null;
    });
    expect(faulty).toEqual([]);
    expect(table.entries).toHaveLength(rows.length);
  });

  test('is the same game', () => {
    const played = new PlayedLanguages(jsonOf(program), jsonOf(translateProgram(program, table)));
    for (let seed = 1; seed <= PLAYS; seed += 1) expect(played.compare(seed)).toBeNull();
    expect(played.moves).toBeGreaterThan(PLAYS);
  });

  test('the engine plays the project of each language to the same endings', async () => {
    const opened = await Walk.open(program, 1);
    if ('messages' in opened) throw new Error(JSON.stringify(opened.messages));
    const steps = opened.walk.run();
    while (opened.walk.plays < PLAYS) steps.next();
    const { endings } = await opened.walk.report();
    expect(endings.length).toBeGreaterThan(1);
    const plays = endings.map(({ way: { moves, seed } }) => ({
      steps: moves.map((move) => ({ move, label: null })),
      seed,
    }));
    const played = [];
    for (const one of [program, translateProgram(program, table)]) {
      const entries = await projectEntries({
        ...{ title: 'A', program: one, assets: new Map() },
        config: translatedConfig({}, table.code),
      });
      const ink = await Promise.all(
        [...entries].map(async ([name, blob]) => [
          name.replace('root/game/', ''),
          await blob.text(),
        ]),
      );
      const { [MAIN_FILE]: main = '', ...rest } = Object.fromEntries(ink) as Record<string, string>;
      played.push(unpackReplays((await replay({ source: main, files: rest }, plays)) ?? []));
    }
    const [original = [], translated = []] = played;
    const shapes = (replays: typeof original) =>
      replays.map(({ text, choices, stoppedAt, hasFailed }) => ({
        ...{ lines: text.length, choices: choices.length, isWhole: stoppedAt === null },
        hasFailed,
      }));
    expect(shapes(translated)).toEqual(shapes(original));
    expect(shapes(original)).toContainEqual(
      expect.objectContaining({ isWhole: true, hasFailed: false }),
    );
    expect(translated.map(({ text }) => text)).not.toEqual(original.map(({ text }) => text));
  });
});
