import { randomInts } from '../../../testing/random';
import { firstSeed, times } from '../../../testing/thorough';
import { compileInk } from '../../ink/compile/compile-ink';
import { openFromJson } from '../../ink/compile/open-story';
import type { StoryProgram } from '../../ink/story/story-program';
import { faultsOf, realPrograms } from './real-programs.fixture';
import { splitPlace } from './split-place';
import { applyEdits } from './text-edit';

/** The text with `|` cut there, or why it cannot be cut. */
function split(marked: string, name = 'new'): string {
  const source = marked.replace('|', '');
  const program = { source, files: {} };
  const plan = splitPlace(program, null, marked.indexOf('|'), name);
  if ('problem' in plan) return plan.problem;
  const after = applyEdits(program, plan.edits);
  expect(faultsOf(after)).toEqual(faultsOf(program));
  expect(played(after, 1)).toEqual(played(program, 1));
  return after.source;
}

/** What a story shows if choices are made at random. */
function played(program: StoryProgram, seed: number): unknown[] {
  const { story } = compileInk(program);
  if (story === null) return ['Not compiled'];
  const player = openFromJson(story);
  const next = randomInts(seed);
  const shown: unknown[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    shown.push(player.playTurn());
    const labels = player.choices.map(({ label }) => label);
    shown.push(labels);
    if (labels.length === 0) break;
    player.choose(next(labels.length));
  }
  return [...shown, player.issues.map(({ text }) => text)];
}

const HALL = '-> hall\n\n=== hall ===\n// A note.\n';

test.each([
  ['before a line', 'One.\n|Two.\n-> END\n', 'One.\n-> new\n\n=== new ===\nTwo.\n-> END\n'],
  ['behind a line', 'One.|\nTwo.\n-> END\n', 'One.\n-> new\n\n=== new ===\nTwo.\n-> END\n'],
  ['between words', 'One. |Two.\n-> END\n', 'One. -> new\n\n=== new ===\nTwo.\n-> END\n'],
  ['below the note', '|One.\n-> END\n', '-> new\n\n=== new ===\nOne.\n-> END\n'],
  [
    'above choices',
    'One.\n|\n* [A] -> END\n* [B] -> END\n',
    'One.\n-> new\n\n=== new ===\n\n* [A] -> END\n* [B] -> END\n',
  ],
  [
    'where choices come together',
    '* [A]\n* [B]\n|- Two.\n-> END\n',
    '* [A]\n* [B]\n- -> new\n\n=== new ===\nTwo.\n-> END\n',
  ],
  [
    'at a gather',
    '* [A]\n* [B]\n|-Two.\n-> END\n',
    '* [A]\n* [B]\n- -> new\n\n=== new ===\nTwo.\n-> END\n',
  ],
  [
    'below a gather',
    '* [A]\n* [B]\n- (g) Two.\n|Three.\n-> END\n',
    '* [A]\n* [B]\n- (g) Two.\n-> new\n\n=== new ===\nThree.\n-> END\n',
  ],
])('a place is cut %s, and plays as before', (_, before, after) => {
  expect(split(HALL + before)).toBe(HALL + after);
});

test('beside stitches, the new place is a stitch, and names lead where they led', () => {
  const rest = '= pool\nWet.\n-> pier\n= pier\n-> END\n';
  expect(split(`-> hall\n=== hall\nOne.\n|-> pool\n${rest}`)).toBe(
    `-> hall\n=== hall\nOne.\n-> new\n\n= new\n-> pool\n${rest}`,
  );
  expect(split('-> a.b\n== a\n= b\nOne.\n|Two.\n-> END\n')).toBe(
    '-> a.b\n== a\n= b\nOne.\n-> new\n\n= new\nTwo.\n-> END\n',
  );
});

test('the text before the first place can be cut; its end, which needs no arrow, gets one', () => {
  const top = '# title: A\nVAR x = 1\n';
  expect(split(`${top}|One.\nTwo.\n`)).toBe(`${top}-> new\n\n=== new ===\nOne.\nTwo.\n-> DONE\n`);
  expect(split(`|${top}One.\n* [A]\n* [B] -> b\n== b\n-> END\n`)).toBe(
    `${top}-> new\n\n== new\nOne.\n* [A]\n* [B] -> b\n- -> DONE\n== b\n-> END\n`,
  );
});

test('header and line breaks are those of the file', () => {
  expect(split('-> a\r\n==a\r\nOne.|\r\nTwo.\r\n-> END\r\n')).toBe(
    '-> a\r\n==a\r\nOne.\r\n-> new\r\n\r\n==new\r\nTwo.\r\n-> END\r\n',
  );
});

test.each([
  ['within a choice', '* [A]\n  One.\n  |Two.\n- -> END\n', 'cut-choice'],
  ['between choices', '* [A] -> END\n|* [B] -> END\n', 'cut-choice'],
  ['in the words of a choice', '* [A| b] -> END\n', 'cut-choice'],
  ['below choices in braces', '{x:\n* [A] -> END\n}\n|One.\n-> END\n', 'cut-choice'],
  ['in a word', 'One|two.\n-> END\n', 'cut-piece'],
  ['in markup', '[b a=1| c=2]One[/b]\n-> END\n', 'cut-piece'],
  ['in braces', '{x:\nOne.\n|Two.\n}\n-> END\n', 'cut-piece'],
  ['in an alternative', 'A {b| c|d}.\n-> END\n', 'cut-piece'],
  ['in a tag', 'One. # IMAGE: a| b.png\n-> END\n', 'cut-piece'],
  ['in logic', '~ x = x +| 1\nOne.\n-> END\n', 'cut-piece'],
  ['where a line would begin with a sign', 'One |* two.\n-> END\n', 'cut-piece'],
  ['in a comment', 'One. /* a\n|b */ Two.\n-> END\n', 'cut-piece'],
  ['behind a comment', 'The door /* which? */| opens.\n-> END\n', 'cut-piece'],
  ['before one', 'The door| /* which? */ opens.\n-> END\n', 'cut-piece'],
  ['at the end', 'One.\n-> END|\n', 'cut-nothing'],
  ['between a temporary variable and its use', '~ temp y = 1\nOne.\n|{y}\n-> END\n', 'cut-names'],
  ['between a label and its use', 'One.\n-> top\n|- (top) Two.\n-> END\n', 'cut-names'],
])('nothing is cut %s', (_, body, problem) => {
  expect(split(`VAR x = 1\n${HALL}${body}`)).toBe(problem);
});

test('nothing is cut in a function, nor with a name that cannot be one', () => {
  expect(split('-> END\n== function f\nOne.\n|Two.\n')).toBe('cut-nowhere');
  expect(split(`${HALL}One.\n|Two.\n-> END\n`, 'hall')).toBe('taken');
  expect(split(`${HALL}One.\n|Two.\n-> END\n`, '')).toBe('empty');
});

test('real stories play as before wherever they can be cut', async () => {
  const stories = (await realPrograms()).filter(
    (program) =>
      faultsOf(program).length === 0 &&
      // What is shuffled depends on the place that it is in.
      ![program.source, ...Object.values(program.files)].some((text) => /\{~|shuffle/.test(text)),
  );
  const next = randomInts(20 + firstSeed);
  let cuts = 0;
  for (let count = 0; count < 60 * times; count += 1) {
    const program = stories[next(stories.length)] ?? { source: '', files: {} };
    const files = [null, ...Object.keys(program.files)];
    const file = files[next(files.length)] ?? null;
    const text = file === null ? program.source : (program.files[file] ?? '');
    const at = next(text.length);
    const plan = splitPlace(program, file, at, 'a_new_place');
    if ('problem' in plan) continue;
    cuts += 1;
    const after = applyEdits(program, plan.edits);
    const where = `${text.slice(0, at)}¶${text.slice(at)}`;
    expect(faultsOf(after).length === 0 ? '' : `${faultsOf(after)[0]} in ${where}`).toBe('');
    for (const seed of [1, 2])
      expect({ where, played: played(after, seed) }).toEqual({
        where,
        played: played(program, seed),
      });
  }
  expect(cuts).toBeGreaterThan(5 * times);
});
