import { parseLines, problemsOf } from '../../../testing/factories';
import { componentSchemas } from './component-schema';

const OPEN_TABS = '<Tabs><TabItem value="a">b</TabItem></Tabs>';

it('accepts every component as it is meant to be written', () => {
  expect(
    problemsOf(
      OPEN_TABS,
      '<Details summary="s" open>a</Details>',
      '<Steps>',
      '1. a',
      '</Steps>',
      '<FileTree>',
      '- a',
      '</FileTree>',
      '<Cards><Card title="t" href="/">a</Card></Cards>',
      '<Figure src="/img/a.png" alt="A" caption="C" width={400} />',
      '',
      'Press <Kbd>Ctrl</Kbd> <kbd>C</kbd>, H<sub>2</sub>O<br/><abbr title="t">a</abbr>',
    ),
  ).toEqual([]);
});

it('reports an unknown component, with the nearest and all known names', () => {
  const [problem, ...others] = problemsOf('a', '', '<Detals summary="s">', 'b', '</Detals>');
  expect(others).toEqual([]);
  expect(problem).toMatch(
    /^3 error: <Detals> is not a component\. → Did you mean “Details”\? Known: /,
  );
  for (const name of Object.keys(componentSchemas)) expect(problem).toContain(name);
});

it.each([
  ['div'],
  ['script'],
  ['iframe'],
  ['a.b'],
  ['a:b'],
  ['constructor'],
  ['__proto__'],
  ['toString'],
  ['Admonition'],
  ['CodeBlock'],
])('does not know <%s>', (name) => {
  expect(problemsOf(`<${name} />`)).toEqual([
    expect.stringContaining(`<${name}> is not a component.`),
  ]);
});

it.each([
  ['a part of others', ['<Tabs>', '<TabIem value="a">', 'b', '</TabIem>', '</Tabs>'], 2, 'TabItem'],
  [
    'one that holds others',
    ['<tabs>', '<TabItem value="a">', 'b', '</TabItem>', '</tabs>'],
    1,
    'Tabs',
  ],
  [
    'the name that other tools have',
    ['<Tabs>', '<Tab value="a">', 'b', '</Tab>', '</Tabs>'],
    2,
    'TabItem',
  ],
  ['two letters swapped', ['Press <Kdb>Ctrl</Kdb>.'], 1, 'Kbd'],
])('takes a misspelt component for the one that is meant: %s', (_, lines, line, name) => {
  const { problems, tree } = parseLines(...lines);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({
    line,
    hint: expect.stringMatching(`^Did you mean “${name}”\\? `) as string,
  });
  expect(JSON.stringify(tree)).toContain(`"${name}"`);
});

it('guesses by the attributes, and takes no component for one that lacks them', () => {
  expect(problemsOf('<Card1 title="a" href="/">b</Card1>')[0]).toContain('Did you mean “Card”?');
  expect(problemsOf('<Detals sumary="s">b</Detals>')).toEqual([
    expect.stringContaining('Did you mean “Details”?'),
  ]);
});

it('does not know a fragment, and suggests nothing for it', () => {
  expect(problemsOf('<>', 'a', '</>')).toEqual([
    expect.stringMatching(/<> is not a component\. → Known:/),
  ]);
});

it.each([
  [
    'an unknown attribute',
    ['<Details summary="s" opened>a</Details>'],
    '<Details> has no attribute “opened”. → Did you mean “open”? Its attributes: summary and open.',
  ],
  [
    'an attribute where there are none',
    ['<Steps numbered>', '1. a', '</Steps>'],
    '<Steps> has no attribute “numbered”. → It has no attributes.',
  ],
  ['a style', ['<mark style="color: red">a</mark>'], '<mark> has no attribute “style”.'],
  ['a handler', ['<kbd onclick="alert(1)">a</kbd>'], '<kbd> has no attribute “onclick”.'],
  [
    'dangerouslySetInnerHTML',
    ['<kbd dangerouslySetInnerHTML={{ __html: "x" }}>a</kbd>'],
    'has no attribute “dangerouslySetInnerHTML”',
  ],
  [
    '__proto__',
    ['<Details summary="s" __proto__="x">a</Details>'],
    '<Details> has no attribute “__proto__”.',
  ],
  [
    'constructor',
    ['<Details summary="s" constructor="x">a</Details>'],
    '<Details> has no attribute “constructor”.',
  ],
  [
    'a missing attribute',
    ['<Details>a</Details>'],
    '<Details> is missing the attribute “summary”. → Write <Details summary="…">.',
  ],
  [
    'a text that is a number',
    ['<Details summary={5}>a</Details>'],
    'The attribute “summary” of <Details> is 5. → It must be text in quotes: summary="…".',
  ],
  [
    'an empty text',
    ['<Details summary=" ">a</Details>'],
    'The attribute “summary” of <Details> is " ". → It must be text in quotes',
  ],
  [
    'a text that is an object',
    ['<Details summary={{ a: 1 }}>a</Details>'],
    '“summary” of <Details> is {"a":1}.',
  ],
  [
    'a flag that is a text',
    ['<Details summary="s" open="yes">a</Details>'],
    '“open” of <Details> is "yes". → It must be a flag: the bare name open, or open={false}.',
  ],
  [
    'a number that is a text',
    ['<Figure src="/a.png" alt="A" width="400" />'],
    '“width” of <Figure> is "400". → It must be a number: width={640}.',
  ],
  [
    'a text or flag that is a number',
    ['<Tabs groupId="g" queryString={1}><TabItem value="a">b</TabItem></Tabs>'],
    '“queryString” of <Tabs> is 1. → It must be text in quotes, or only the name.',
  ],
  [
    'a tab outside its tabs',
    ['<TabItem value="a">', 'b', '</TabItem>'],
    '<TabItem> is outside <Tabs>. → Put it directly into a <Tabs>.',
  ],
  ['a card outside its cards', ['<Card title="t" href="/">a</Card>'], '<Card> is outside <Cards>.'],
])('reports %s', (_, lines, message) => {
  const [problem, ...others] = problemsOf('text', '', ...lines);
  expect(others).toEqual([]);
  expect(problem).toMatch(/^3 error: /);
  expect(problem).toContain(message);
});

it('names the line of the attribute', () => {
  const problems = problemsOf(
    '<Details',
    '  summary="s"',
    '  opened',
    '  open="no">',
    'a',
    '</Details>',
  );
  expect(problems.map((problem) => problem.slice(0, 1))).toEqual(['3', '4']);
});

it('reports everything that is wrong with one component', () => {
  expect(problemsOf('<Card titel="t">a</Card>')).toHaveLength(4);
});
