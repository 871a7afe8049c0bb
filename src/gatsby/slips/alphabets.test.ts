import { someOf } from '../../../testing/thorough';
import { compileInk } from '../../ink/compile/compile-ink';
import type { InkIssue } from '../../ink/compile/ink-issue';
import { readPieces } from '../../ink/reading/read-pieces';
import { slipNotes } from '../../ink/slips/slip-notes';
import { mendStory } from '../../ink/story/mend';
import type { StoryProgram } from '../../ink/story/story-program';
import type { SlipEntry } from '../../lessons/slips/slip-entry';
import { readSlips } from './read-slips';

const { slips } = readSlips('.');

/** Letters in place of a to z. */
const ALPHABETS = {
  'Latin with accents': 'åbçdéfĝħîĵķłmñöpqřšťüvŵxýž',
  Greek: 'αβγδεζηθικλμνξοπρστυφχψωςϑ',
  Cyrillic: 'абцдефгхийклмнопярстувшчыз',
  Armenian: 'աբգդեզէըթժիլխծկհձղճմյնշոչպ',
  Hebrew: 'אבגדהוזחטיכלמנסעפצקרשתךםןץ',
  Arabic: 'ابتثجحخدذرزسشصضطظعغفقكلمنه',
  Korean: '가나다라마바사아자차카타파하거너더러머버서어저처커터',
  Chinese: '一二三四五六七八九十百千万人口山川日月水火木金土天地',
  Japanese: 'アイウエオカキクケコサシスセソタチツテトナニヌネノハ',
  Hindi: 'कखगघचछजझटठडढणतथदधनपफबभमयरल',
  Thai: 'กขคงจฉชซญดตถทธนบปผฝพฟภมยรล',
  Georgian: 'აბგდევზთიკლმნოპჟრსტუფქღყშჩ',
};

/** Words of names, which the text may have apart or in capitals. */
const wordsOf = (ink: string): string[] =>
  readPieces(ink)
    .flatMap(({ names }) => names)
    .flatMap(({ path }) => path.split(/[._]/))
    .filter((word) => /^[A-Za-z]{3,}$/.test(word) && word !== word.toUpperCase());

/** A slip’s text with its names in other letters. */
function inLetters({ ink, mended, files }: SlipEntry, letters: string): StoryProgram {
  const own = Array.from(letters);
  const words = new Set(wordsOf(mended ?? ''));
  const change = (text: string): string =>
    text.replace(/[A-Za-z]+/g, (word) =>
      words.has(word)
        ? word.replace(
            /[a-z]/gi,
            (letter) => own[letter.toLowerCase().charCodeAt(0) - 97] ?? letter,
          )
        : word,
    );
  return { source: change(ink), files };
}

const errorsOf = (program: StoryProgram): InkIssue[] =>
  compileInk(program).issues.filter(({ isWarning }) => !isWarning);

/** Whether ink refuses a line with which no slip is wrong: that nothing mends, and it breaks others. */
function isBeyondHelp(program: StoryProgram): boolean {
  const lines = new Set(slipNotes(program).map(({ line }) => line));
  return errorsOf(program).some(({ line }) => line !== null && !lines.has(line));
}

/** The text that the Fixes of a story lead to; a table or a branch takes several. */
function fixed(program: StoryProgram): StoryProgram {
  const note = slipNotes(program).find(({ mend }) => mend !== null);
  const next = note?.mend ? mendStory(program, note, note.mend) : null;
  return next === null ? program : fixed(next);
}

test.each(Object.entries(ALPHABETS))('no Fix leads to an error: names in %s', (_, letters) => {
  const at = Object.values<string>(ALPHABETS).indexOf(letters);
  // Each alphabet begins elsewhere, so that all slips are tried in several.
  const programs = someOf(slips.filter(({ mended }) => mended !== null).slice(at % 6))
    .map((slip) => inLetters(slip, letters))
    .filter((program) => !isBeyondHelp(program));
  expect(programs.length).toBeGreaterThan(10);
  const worse = programs
    .map((program) => ({ was: program, is: fixed(program) }))
    .filter(({ was, is }) => errorsOf(is).length > errorsOf(was).length);
  expect(worse).toEqual([]);
});

test.each(['=== 東京 タワー ===', '=== पहला घर', '=== บ้าน ใหญ่'])(
  'a name that ink refuses has no Fix: %s',
  (header) => {
    const notes = slipNotes({ source: `-> END\n${header}\nText.\n-> END`, files: {} });
    expect(notes).toMatchObject([{ kind: 'knotName', mend: null }]);
  },
);
