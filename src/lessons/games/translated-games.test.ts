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
import type { StoryProgram } from '../../ink/story/story-program';
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
});
