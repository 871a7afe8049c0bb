import { realStories } from '../../../testing/real-stories';
import { firstSeed, someOf, times } from '../../../testing/thorough';
import { compileInk, type InkProgram } from '../compile/compile-ink';
import { PlayedLanguages } from './compare-play';
import { PSEUDO_LANGUAGES, pseudoTable } from './pseudo-language';
import { readRows } from './text-rows';
import { translateProgram } from './translate';

test('a story is the same game in a language of accents, and in one from right to left', async () => {
  const programs = someOf(await realStories());
  let played = 0;
  for (const program of programs) {
    const original = jsonOf(program);
    if (original === null) continue;
    const rows = readRows(program);
    for (const code of PSEUDO_LANGUAGES) {
      const translated = translateProgram(program, pseudoTable(code, rows));
      const languages = new PlayedLanguages(original, jsonOf(translated) ?? '');
      for (let round = 0; round < times; round += 1) {
        expect([languages.compare(firstSeed + round), program.source]).toEqual([
          null,
          program.source,
        ]);
        played += 1;
      }
    }
  }
  expect(played).toBeGreaterThan(programs.length);
});

function jsonOf(program: InkProgram): string | null {
  return compileInk(program, { countsAllVisits: true }).story?.ToJson() ?? null;
}
