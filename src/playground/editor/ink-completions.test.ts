import { contentReference } from '../../docs/reference/content-reference.fixture';
import { selectCompletionWords } from '../../docs/reference/select-completion-words';
import { completionPlace } from './completion-place';
import { inkCompletions, isComplete } from './ink-completions';
import { markupInsertion } from './markup-insertion';
import { scanNames } from './scan-names';

const words = selectCompletionWords(contentReference.entries);
const main = scanNames(`VAR gold = 1
LIST door = shut, (open)
EXTERNAL UPPERCASE(str)
=== hall(guest)
- (look)
~ temp count = 0
= attic
=== yard
= well
=== function pay(sum)
`);
const other = scanNames('=== cellar\n');

const offered = (before: string, lead = 'Text.\n') => {
  const place = completionPlace(before, lead)!;
  const story = { files: [main, other], knot: main.knots[0]!, fileNames: ['two.ink'] };
  return inkCompletions(place, story, words);
};
const labels = (before: string, lead?: string) => offered(before, lead).map(({ label }) => label);

it('offers places after an arrow, and no functions', () => {
  const names = labels('-> ');
  expect(names).toEqual(
    expect.arrayContaining(['hall', 'attic', 'look', 'yard', 'yard.well', 'cellar', 'END', 'DONE']),
  );
  expect(names).not.toContain('pay');
  expect(names).not.toContain('hall.attic');
});

it('offers values in logic', () => {
  expect(labels('{')).toEqual(
    expect.arrayContaining([
      'gold',
      'count',
      'guest',
      'door',
      'open',
      'pay',
      'UPPERCASE',
      'RANDOM',
      'hall.look',
      'not',
    ]),
  );
});

it('explains a function of the engine by its line of the reference', () => {
  expect(offered('~ ').find(({ label }) => label === 'UPPERCASE')).toMatchObject({
    detail: '(str)',
    info: 'Writes text in capitals.',
  });
});

it('offers tags by their place, with their lines of the reference', () => {
  expect(labels('# ', '')).toContain('title');
  expect(labels('# ')).not.toContain('title');
  expect(labels('# ')).toContain('CLEAR');
  expect(labels('* [Go #')).toContain('UNCLICKABLE');
  const image = offered('# ').find(({ label }) => label === 'IMAGE');
  expect(image).toMatchObject({ info: 'Shows a picture above its paragraph.', apply: 'IMAGE: ' });
});

it('offers the values of a tag', () => {
  expect(labels('# choices: ', '')).toContain('grouped');
  const grid = offered('# choices: ', '').find(({ label }) => label === 'grid-N');
  expect(grid).toMatchObject({ apply: 'grid-' });
});

it('offers markup, its attributes and their values', () => {
  expect(labels('[')).toEqual(expect.arrayContaining(['info', 'banner', 'link']));
  expect(labels('[banner ')).toEqual(expect.arrayContaining(['style', 'allcaps', 'align']));
  expect(labels('[banner allcaps=')).toEqual(['true', 'false']);
  expect(labels('[/')).not.toContain('input');
});

it('offers the other files', () => {
  expect(labels('INCLUDE ')).toEqual(['two.ink']);
});

it('offers nothing of the engine while its words are not there', () => {
  const place = completionPlace('[', '')!;
  expect(inkCompletions(place, { files: [main], knot: null, fileNames: [] }, null)).toEqual([]);
});

it('never offers one name twice', () => {
  for (const before of ['-> ', '{', '# ']) {
    const names = labels(before);
    expect(new Set(names).size).toBe(names.length);
  }
});

describe('a chosen tag of markup', () => {
  const named = (name: string) => words.markup.find((markup) => markup.name === name)!;
  const plain = { ...named('banner'), name: 'i', attributes: [] };

  it('is closed, with the cursor inside', () => {
    expect(markupInsertion(plain, { isEscaped: false, after: '' })).toEqual({
      insert: 'i][/i]',
      replaced: 0,
      cursor: 2,
    });
  });

  it('takes the place of a bracket that was closed already', () => {
    expect(markupInsertion(plain, { isEscaped: false, after: '] x[/i]' })).toEqual({
      insert: 'i]',
      replaced: 1,
      cursor: 2,
    });
  });

  it('waits for attributes where there are some', () => {
    const { insert, cursor } = markupInsertion(named('banner'), { isEscaped: true, after: '' });
    expect(insert).toBe('banner\\]\\[/banner\\]');
    expect(cursor).toBe(6);
  });

  it('has no end where it holds nothing', () => {
    expect(markupInsertion(named('input'), { isEscaped: false, after: '' }).insert).toBe('input]');
  });
});

it.each([
  ['END', true],
  ['EN', false],
  ['end', false],
  ['yard', false],
  ['yard.well', true],
  ['nowhere', false],
])('after an arrow, “%s” wants nothing more: %s', (text, expected) => {
  expect(isComplete(text, offered('-> '))).toBe(expected);
});

it('a word that brings something along is offered to its end', () => {
  expect(isComplete('VAR', offered('VAR'))).toBe(false);
});

it('offers the files of the game where a path is expected', () => {
  const withFiles = { ...words, gameFiles: ['img/sea.png', 'bell.mp3', 'tide.mp4', 'Lora.ttf'] };
  const files = (before: string) => {
    const place = completionPlace(before, 'Text.\n')!;
    const story = { files: [main], knot: null, fileNames: [] };
    return inkCompletions(place, story, withFiles).map(({ label }) => label);
  };
  expect(files('# IMAGE: ')).toEqual(['img/sea.png']);
  expect(files('Text # AUDIO: be')).toEqual(['bell.mp3']);
  expect(files('A [img]im')).toEqual(['img/sea.png']);
  expect(files('* \\[video loop=false\\]')).toEqual(['tide.mp4']);
  expect(files('# CLASS: ')).toEqual([]);
  expect(completionPlace('A [b]im', 'Text.\n')).toBeNull();
  expect(completionPlace('# IMAGE: img/se', 'Text.\n')).toMatchObject({ from: 9 });
});
