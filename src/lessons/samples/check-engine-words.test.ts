import { readInkSample } from '../../docs/document/samples/read-ink-sample';
import { contentReference } from '../../docs/reference/content-reference.fixture';
import { indexReference } from '../../docs/reference/index-reference';
import { checkEngineWords } from './check-engine-words';

const meant = { tags: { timer: 'AUTO_CHOICE' }, markup: { color: 'highlight' } };
const index = { ...indexReference(contentReference.entries), meant };

function check(code: string, meta = '') {
  const sample = readInkSample({ language: 'ink', code, meta, line: 20 });
  return checkEngineWords(sample, index, 'content/docs/a.mdx');
}

test('tells page, line, what is wrong, the nearest name, and how to say that a word is one’s own', () => {
  expect(check('Two ropes.\n# PROMT: Which?\n-> END')).toEqual([
    {
      severity: 'error',
      file: 'content/docs/a.mdx',
      line: 22,
      message:
        'The ink sample does not work in the engine (its line 2): there is no tag “# PROMT”.',
      hint: 'Did you mean “PROMPT”? Tags in small letters and in capitals are different; content/reference lists them all. If the tag is your own, write own="PROMT" after ```ink.',
    },
  ]);
});

test.each([
  ['an unknown tag', 'Hi.\n# imagge: a.jpg', 'no tag “# imagge”', 'mean “IMAGE”'],
  ['a tag of another tool', 'Hi.\n# timer: 5', 'no tag “# timer”', 'mean “AUTO_CHOICE”'],
  ['markup of another tool', '[color=red]Hi.[/color]', 'no markup “[color]”', 'mean “[highlight]”'],
  ['a tag in the wrong letters', 'Hi.\n# clear', 'no tag “# clear”', 'mean “CLEAR”'],
  ['a tag that is cut off', 'Hi. # AUDIO:', 'no tag “# AUDIO:”', 'mean “AUDIO”'],
  ['a tag of the game below text', 'Hi.\n# debug', 'nothing at a line of text', 'the very top'],
  ['the name in capitals that is meant', 'Hi.\n# hypertext', 'nothing at', 'mean “HYPERTEXT”'],
  ['a tag of the game below INCLUDE', 'INCLUDE a.ink\n# saves: 3', 'nothing at', 'first INCLUDE'],
  ['a tag of a choice at a line', 'Hi. # HIDDEN', 'nothing at a line', 'brackets of the choice'],
  ['one above the text', '# UNCLICKABLE\nHi.', 'nothing at the top', 'brackets of the choice'],
  ['one behind the brackets', '+ [Go] on #DISABLED', 'nothing at a line', 'brackets'],
  ['a tag of a scene in brackets', '+ [Go #CLEAR]', 'nothing in the brackets', 'its own line'],
  ['a tag of the game in a choice', '+ Go #title: x', 'nothing in a choice', 'the very top'],
  ['a tag without its value', '# IMAGE\nHi.', '“# IMAGE” has no value', 'path of a picture'],
  ['an unknown value', '# scenes_align: middel\nHi.', 'value “middel”', 'mean “middle”'],
  ['one of several values', '# choices: left gruoped\nHi.', '“gruoped”', 'mean “grouped”'],
  ['one of several ways', '# CHOICES: {x:left|lfet}\nHi.', 'value “lfet”', 'mean “left”'],
  ['a part of a tag', '# AUTO_CHOICE: dely=2\nHi.', 'no attribute “dely”', 'mean “delay”'],
  ['a conditional tag', '+ [Go #{x:UNCLICKBLE}]', '“# UNCLICKBLE”', 'mean “UNCLICKABLE”'],
  ['unknown markup', 'A [bannr]b[/bannr]', 'no markup “[bannr]”', 'mean “[banner]”'],
  ['brackets in prose', 'He was [sic] here.', 'no markup “[sic]”', 'own="sic"'],
  ['a wrong closing tag', '[highlight]a[/hilight]', 'no markup “[hilight]”', '“[highlight]”'],
  ['markup in a choice', '+ [\\[bb\\]Go\\[/bb\\]]', 'no markup “[bb]”', 'own="bb"'],
  ['an unknown attribute', '[info sied=accent]a[/info]', 'no attribute “sied”', 'mean “side”'],
  ['an attribute of no tag', '[row wide]a[/row]', 'no attribute “wide”', 'It has none.'],
  ['a value of an attribute', '[info side=acent]a[/info]', 'value “acent”', 'mean “accent”'],
  ['a value where there is none', '[banner=x]a[/banner]', 'takes no value', 'by name'],
  ['times of a click', '+ [>>>(dely=2)]', 'no attribute “dely”', 'mean “delay”'],
  ['a click without times', '+ [>>>()]', 'ordinary button', '>>>(delay=5)'],
])('finds %s', (_, code, message, hint) => {
  expect(check(code)).toEqual([
    expect.objectContaining({
      message: expect.stringContaining(message) as string,
      hint: expect.stringContaining(hint) as string,
    }),
  ]);
});

test.each([
  ['# title: A\n# author: B\nVAR x = 1\n# debug\n# CLEAR\nHi. # IMAGE: a.jpg'],
  ['# hypertext: false\n# saves\n# choices: grid-3 left\nHi.'],
  ['Hi.\n# BACKGROUND: {place}.jpg\n# {mood}\n# {x:CLEAR|IMAGE: {pic}}\nThere.'],
  ['# CHOICES: grid-{n} {look}\n# scenes_align: "top"\nHi.'],
  ['# AUTO_CHOICE: delay={n} choice="Hold on"\nHi.'],
  ['+ [Look]\n+ [Go #HIDDEN #CLASS: a]\n+ Wait #IMAGE: a.jpg\n+ Run #DISABLED\n+ [>>>]\n+ [>>>5]'],
  ['[picture width=60%]a[/picture] [picture x=1 to="b"]c[/picture] [h1]d[/h1] [---]'],
  ['[template src=a var:b="c"]d[/template] [video controls]e[/video] [highlight]f[/highlight]'],
  ['[info side={s}]a[/info] [button=f]b[/button] [] [ c] [ ] <p>'],
])('finds nothing wrong with %j', (code) => {
  expect(check(code)).toEqual([]);
});

test('leaves alone what the author says is own, and what the sample fails for', () => {
  expect(check('Hi. # mood: dark\n[sic] # debug', 'own="mood, sic, debug"')).toEqual([]);
  expect(check('Hi. # mood', 'fails="Unknown tag mood"')).toEqual([]);
  expect(check('Hi. # mood', 'fails="Unknown moods"')).toHaveLength(1);
});

test.each([
  ['', '#', ''],
  ['', '# a: {b} ', ''],
  ['# a: ', '{b|c}', ''],
  ['# ', '{b:c', '}'],
  ['# ', '{a|', ''],
  ['', '[', ''],
  ['[a ', 'b={c|d} ', ']'],
  ['', '\\[a \\]', ''],
  ['+ [', '#a ', ']'],
  ['', '+ [>>>(', ''],
  ['{x:\n', '* [a #b] \n', '}'],
  ['# AUTO_CHOICE: ', 'a="', ''],
])('reads %j and many %j to the end', (start, unit, end) => {
  const code = start + unit.repeat(10_000 / unit.length) + end;
  expect(() => check(code)).not.toThrow();
});
