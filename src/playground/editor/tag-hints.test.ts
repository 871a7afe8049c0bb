import { contentReference } from '../../docs/reference/content-reference.fixture';
import { selectCompletionWords } from '../../docs/reference/select-completion-words';
import { wordHints } from './word-hints';

const words = selectCompletionWords(contentReference.entries);

/** What is said about a story: the text and the hint of each note. */
const hintsOf = (source: string) =>
  wordHints({ source, files: {} }, words).map(({ text, hint }) => `${text} | ${hint}`);

describe('a tag whose colon is missing', () => {
  test.each([
    ['Hi.\n#IMAGE lamp.png', '# IMAGE: lamp.png'],
    ['Hi.\n# image lamp.png', '# IMAGE: lamp.png'],
    ['Hi.\n# IMAGE = lamp.png', '# IMAGE: lamp.png'],
    ['Hi. # PLAY_MUSIC snd/rain.mp3', '# PLAY_MUSIC: snd/rain.mp3'],
    ['Hi.\n# PROMPT Which rope?', '# PROMPT: Which rope?'],
    ['Hi.\n# CHECKPOINT bridge', '# CHECKPOINT: bridge'],
    ['Hi.\n# AUTO_CHOICE delay=5', '# AUTO_CHOICE: delay=5'],
    ['Hi.\n# AUTO_CHOICE delay=5 choice="a: b"', '# AUTO_CHOICE: delay=5 choice="a: b"'],
    ['+ [Go # CLASS danger]', '# CLASS: danger'],
    ['# title The Night Ferry\nHi.', '# title: The Night Ferry'],
    ['# theme sepia\nHi.', '# theme: sepia'],
    ['# single_scene true\nHi.', '# single_scene: true'],
  ])('%j', (source, right) => {
    const name = /\w+/.exec(source.slice(source.indexOf('#')))?.[0];
    expect(hintsOf(source)).toEqual([
      `There is no colon after “${name}”, so Atrament does not know this tag. | Write “${right}”. Ignore this if the tag is your own.`,
    ]);
  });
});

test('a missing colon is mended in its line', () => {
  const [hint] = wordHints({ source: 'Hi.\nAn image. # image owl.png', files: {} }, words);
  const mend = { was: 'An image. # image owl.png', is: 'An image. # IMAGE: owl.png' };
  expect(hint?.mend).toEqual(mend);
});

test.each([
  ['Hi.\n# AUTO_CHOICE: dely=5', '# AUTO_CHOICE: delay=5'],
  ['Hi.\n# AUTO_CHOICE: tomorrow=5', undefined],
  ['Hi.\n# theme: sepai', '# theme: sepia'],
  ['Hi.\n# theme: midnight', undefined],
  ['# choices: left numberd\nHi.', '# choices: left numbered'],
])('a word that is nearly known is mended: %j', (source, is) => {
  const [hint] = wordHints({ source, files: {} }, words);
  expect(hint?.mend?.is).toBe(is);
});

test('a tag without the value that it needs', () => {
  expect(hintsOf('Hi.\n# IMAGE')).toEqual([
    'The tag “IMAGE” has no value. | Write a colon after it, and then: path of a picture.',
  ]);
  expect(hintsOf('# choices:\nHi.')).toEqual([
    'The tag “choices” has no value. | Write a colon after it, and then: words with spaces between them.',
  ]);
});

describe('a value without meaning', () => {
  test.each([
    [
      'Hi.\n# AUTO_CHOICE: 5',
      'The tag “AUTO_CHOICE” does not know “5”, so it is ignored. | Write delay=5 for 5 seconds. Without “delay”, a choice is picked at once.',
    ],
    [
      'Hi.\n# AUTO_CHOICE: dely=5',
      'The tag “AUTO_CHOICE” does not know “dely”, so it is ignored. | Did you mean “delay”? It knows delay and choice; words with spaces need straight quotes, as in choice="Go on".',
    ],
    [
      'Hi.\n# AUTO_CHOICE: delay=5 choice=Hold on',
      'The tag “AUTO_CHOICE” does not know “on”, so it is ignored. | It knows delay and choice; words with spaces need straight quotes, as in choice="Go on".',
    ],
    [
      '# scenes_align: middel\nHi.',
      'The tag “scenes_align” does not know “middel”, so it is ignored. | Did you mean “middle”? It knows top, start, middle, center, bottom and end.',
    ],
    [
      'Hi.\n# CHOICES: left gruoped',
      'The tag “CHOICES” does not know “gruoped”, so it is ignored. | Did you mean “grouped”? It knows grouped, numbered, left, right, row, borderless and grid-N.',
    ],
    [
      '# title_screen_layout: title, writer\nHi.',
      'The tag “title_screen_layout” does not know “writer”, so it is ignored. | It knows cover, title and author.',
    ],
    [
      '# autosave: off\nHi.',
      'The tag “autosave” does not know “off”, so it is ignored. | It knows false and true.',
    ],
    ['# saves: three\nHi.', 'The tag “saves” takes a number, not “three”. | Write “# saves: 3”.'],
    [
      '# hypertext: off\nHi.',
      'The tag “hypertext” is on, whatever its value, unless that is “false”. | Remove the tag to switch it off.',
    ],
  ])('%j', (source, said) => expect(hintsOf(source)).toEqual([said]));
});

test.each([
  '# title: The Night Ferry\n# saves\n# saves: 3\n# saves: "3"\n# hypertext: false\n# debug\nHi.',
  '# choices: grid-3 left\n# scenes_align: "top"\n# title_screen_layout: cover, title\nHi.',
  '# choices: numbered\n# CHOICES: plain\nHi.\n# CHOICES: false',
  '# autosave: false\n# continue_maximally: false\n# theme: sepia\nHi.',
  'Hi.\n# AUTO_CHOICE\n# AUTO_CHOICE: delay=10 choice="Hold on"\n# AUTO_CHOICE: choice=Go',
  'Hi.\n# AUTO_CHOICE: delay={n} choice="Hold on"\n# CHOICES: grid-{n} {look}',
  'Hi.\n# STOP_MUSIC\n# CHECKPOINT\n# SAVEGAME: inn\n# BACKGROUND: false\n# IMAGE: {pic}',
  'Hi.\n# title of the picture\n# background noise\n# {mood} IMAGE\n# IMAGERY lamp\n# image of a lamp',
  '+ [Go #HIDDEN]\n+ [Stay #DISABLED #CLASS: a b]',
])('nothing is said of %j', (source) => expect(hintsOf(source)).toEqual([]));

describe('“else” without a colon', () => {
  const said =
    'There is no colon after “else”, so players see the word as text. | Write - else: with a colon.';

  test.each([
    'VAR k = 1\n{\n- k: Yes.\n- else no\n}',
    'VAR k = 1\n{k:\n- 1: Yes.\n- else\n  No.\n}',
  ])('%j', (source) => {
    expect(hintsOf(source)).toEqual([said]);
    expect(wordHints({ source, files: {} }, words)[0]?.line).toBe(4);
  });

  test.each([
    '{\n- k: Yes.\n- else: no\n}',
    '{\n- k: Yes.\n- else : no\n}',
    '{stopping:\n- First.\n- else no\n}',
    '- else no',
    '{\n- k: Yes.\n- elsewhere: no\n}',
    // Ink’s own compiler complains about these.
    '{k:\n  Yes.\n- else no\n}',
    '{k: Yes.\n- else no\n}',
  ])('nothing is said of %j', (source) => expect(hintsOf(source)).toEqual([]));
});
