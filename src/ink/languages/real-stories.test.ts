import { realStories } from '../../../testing/real-stories';
import { firstSeed, someOf, times } from '../../../testing/thorough';
import { compileInk, type InkProgram } from '../compile/compile-ink';
import { PlayedLanguages } from './compare-play';
import { PSEUDO_LANGUAGES, pseudoTable } from './pseudo-language';
import { ShownTexts } from './shown-texts';
import { readRows } from './text-rows';
import { markTranslation, translateProgram } from './translate';

test('a story is the same game in a language of accents, and in one from right to left, with no text of the original', async () => {
  const programs = someOf(await realStories());
  let played = 0;
  for (const program of programs) {
    const original = jsonOf(program);
    if (original === null) continue;
    const rows = readRows(program);
    for (const code of PSEUDO_LANGUAGES) {
      const table = pseudoTable(code, rows);
      const languages = new PlayedLanguages(
        original,
        jsonOf(translateProgram(program, table)) ?? '',
      );
      const marked = markTranslation(program, table);
      const shown = new ShownTexts(jsonOf(marked.program) ?? '', (number) =>
        marked.isTranslated(marked.rows[number]!),
      );
      for (let round = 0; round < times; round += 1) {
        expect([
          languages.compare(firstSeed + round, (turn) => shown.follow(turn)),
          program.source,
        ]).toEqual([null, program.source]);
        played += 1;
      }
      const untranslated = shown.faults.filter(({ fault }) => fault === 'untranslated');
      expect([untranslated, program.source]).toEqual([[], program.source]);
    }
  }
  expect(played).toBeGreaterThan(programs.length);
});

function jsonOf(program: InkProgram): string | null {
  return compileInk(program, { countsAllVisits: true }).story?.ToJson() ?? null;
}
