import { translatedTable } from '../../../testing/translated-table';
import { compileInk } from '../compile/compile-ink';
import type { StoryProgram } from '../story/story-program';
import { PlayedLanguages } from './compare-play';
import type { LanguageTable } from './language-table';
import { ShownTexts } from './shown-texts';
import { markTranslation, translateProgram } from './translate';

const jsonOf = (program: StoryProgram): string =>
  compileInk(program, { countsAllVisits: true }).story?.ToJson() ?? '';

/** Plays a story and a translation of it by some seeds. */
function play(program: StoryProgram, table: LanguageTable) {
  const marked = markTranslation(program, table);
  const [original, translated, probe] = [
    program,
    translateProgram(program, table),
    marked.program,
  ].map(jsonOf) as [string, string, string];
  const { rows, isTranslated } = marked;
  const shown = new ShownTexts(probe, (number) => {
    const row = rows[number];
    return row !== undefined && isTranslated(row);
  });
  const both = new PlayedLanguages(original, translated);
  for (let seed = 1; seed <= 5; seed += 1) both.compare(seed, (turn) => shown.follow(turn));
  return shown.faults.map(({ number, fault, way }) => ({
    fault,
    text: rows[number]?.original,
    moves: way.moves.length,
  }));
}

const source = `VAR mood = "gloomy"
It rains.
{mood == "gloomy": How sad.|How glad.}
* [Wait] -> room
=== room
You wait in a {mood} room.
+ Go {|on} -> END
+ [Stay] -> hidden
=== hidden
{false: Nobody sees this.}
-> END
`;
const program = { source, files: {} };
const texts = {
  'It rains.': 'Es regnet.',
  '[Wait]': `[Warten ${'und warten '.repeat(12)}]`,
  '[Stay]': '[Bleiben]',
};

test('names texts that players see in the original, and choices that are much longer', () => {
  expect(play(program, translatedTable('de', program, texts))).toEqual([
    { fault: 'untranslated', text: '{mood == "gloomy": How sad.|How glad.}', moves: 0 },
    { fault: 'long', text: '[Wait]', moves: 0 },
    { fault: 'untranslated', text: 'You wait in a {mood} room.', moves: 1 },
    { fault: 'untranslated', text: 'Go {|on}', moves: 1 },
  ]);
});

test('a translation with a mistake is shown in the original, too', () => {
  const faulty = { ...texts, 'It rains.': 'Es {regnet.' };
  expect(play(program, translatedTable('de', program, faulty))).toContainEqual({
    fault: 'untranslated',
    text: 'It rains.',
    moves: 0,
  });
});
