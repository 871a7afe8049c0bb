import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Problem } from '../../base/problems/problem';
import { parseMarkdown } from './parse-markdown';
import { readAttributes } from './read-attributes';
import { createReport } from './reporter';

function read(...lines: string[]) {
  const problems: Problem[] = [];
  const report = createReport('page.mdx', problems);
  const element = parseMarkdown(lines.join('\n'), report)?.children[0] as MdxJsxFlowElement;
  return { props: readAttributes(element, report), problems };
}

it.each([
  ['a="text"', { a: 'text' }],
  ['a="{b} <c> &amp; \'d\'"', { a: "{b} <c> & 'd'" }],
  ['a', { a: true }],
  ['a={true} b={false}', { a: true, b: false }],
  ['a={null}', { a: null }],
  ['a={640} b={-1.5}', { a: 640, b: -1.5 }],
  ['a={"text"}', { a: 'text' }],
  ['a={`text`}', { a: 'text' }],
  ['a={["x", 1, [true]]}', { a: ['x', 1, [true]] }],
  ['a={{ b: "c", "d-e": { f: [1] } }}', { a: { b: 'c', 'd-e': { f: [1] } } }],
  ['a={/* why */ 3}', { a: 3 }],
])('reads %s', (attributes, expected) => {
  expect(read(`<X ${attributes} />`)).toEqual({ props: expected, problems: [] });
});

it.each([
  ['a name', 'a={b}'],
  ['a call', 'a={alert(1)}'],
  ['a function', 'a={() => 1}'],
  ['a sum', 'a={1 + 1}'],
  ['a template with a hole', 'a={`${b}`}'],
  ['an element', 'a={<b/>}'],
  ['a regular expression', 'a={/x/}'],
  ['a big integer', 'a={1n}'],
  ['a list with a hole', 'a={[, 1]}'],
  ['a list with a spread', 'a={[...b]}'],
  ['an object with a spread', 'a={{ ...b }}'],
  ['an object with a computed key', 'a={{ [b]: 1 }}'],
  ['an object with a method', 'a={{ b() {} }}'],
  ['an object with a getter', 'a={{ get b() { return 1 } }}'],
  ['an object with a short hand', 'a={{ b }}'],
  ['an object with __proto__', 'a={{ __proto__: {} }}'],
  ['a negated text', 'a={-"b"}'],
  ['not', 'a={!true}'],
  ['undefined', 'a={undefined}'],
])('refuses %s', (_, attribute) => {
  const { props, problems } = read(`<X ${attribute} ok="1" />`);
  expect(props).toEqual({ ok: '1' });
  expect(problems).toEqual([
    {
      severity: 'error',
      file: 'page.mdx',
      line: 1,
      message: 'The attribute “a” of <X> is an expression.',
      hint: expect.stringContaining('Attributes must be literals') as string,
    },
  ]);
});

it('refuses a spread', () => {
  const { props, problems } = read('<X {...b} ok="1" />');
  expect(props).toEqual({ ok: '1' });
  expect(problems).toEqual([
    expect.objectContaining({
      message: '<X> has a spread attribute {...b}.',
      hint: 'Write each attribute out: name="value".',
    }),
  ]);
});

it('names the line of the attribute, not of the tag', () => {
  expect(
    read('<X', '  ok="1"', '  a={b}', '  {...c}', '/>').problems.map(({ line }) => line),
  ).toEqual([3, 4]);
});

it('keeps an attribute called __proto__ as what it is', () => {
  const { props } = read('<X __proto__={{ open: true }} />');
  expect(Object.keys(props)).toEqual(['__proto__']);
  expect(props.open).toBeUndefined();
});
