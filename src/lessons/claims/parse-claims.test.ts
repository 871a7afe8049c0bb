import { parseClaims } from './parse-claims';

const problemsOf = (source: string) =>
  parseClaims(source, 'content/claims/a.yaml').problems.map(
    ({ line, message, hint }) => `${line}: ${message} ${hint}`,
  );

const HEAD = '- page: basics/saves\n  says: It is so.\n';

it('reads a claim: its sentence, its story, and what must be so at the start and after each move', () => {
  const source = `${HEAD}  ink: Hello.\n  text: Hello.\n  then:\n    - choose: 2\n      choices: [Go, 3]\n`;
  expect(parseClaims(source, 'a.yaml')).toEqual({
    problems: [],
    claims: [
      {
        file: 'a.yaml',
        line: 1,
        target: { page: 'basics/saves' },
        says: 'It is so.',
        proof: {
          ink: 'Hello.',
          files: {},
          settings: null,
          defaults: [],
          steps: [
            { move: { name: 'start', value: true }, checks: { text: ['Hello.'] } },
            { move: { name: 'choose', value: 2 }, checks: { choices: ['Go', '3'] } },
          ],
        },
      },
    ],
  });
});

it('reads what a browser shows', () => {
  const shown = (text: string) =>
    parseClaims(`${HEAD}  source: ui 2.5.0 a.js\n  shown: ${text}`, 'a.yaml');
  expect(shown('{ ink: Hi., acts: cont, scenes: Hi. }').claims[0]?.proof).toMatchObject({
    shown: { ink: 'Hi.', acts: ['cont'], parts: { scenes: 'Hi.' } },
  });
  expect(shown('{ ink: Hi. }').problems[0]?.message).toBe(
    '“shown” needs a story and what is seen.',
  );
  expect(shown('{ ink: Hi., scene: Hi. }').problems[0]?.message).toContain('“scene”');
});

it('reads where a claim was read that is not run', () => {
  const { claims } = parseClaims(`${HEAD}  source: atrament-web-ui 2.5.0 src/a b.js`, 'a.yaml');
  expect(claims[0]?.proof).toEqual({
    package: 'atrament-web-ui',
    version: '2.5.0',
    path: 'src/a b.js',
    shown: null,
  });
});

it.each<[what: string, source: string, problem: RegExp]>([
  ['broken YAML', '- page: "a', /^1: This is not valid YAML: a quote that opens here/],
  ['no list', 'page: a', /^1: This is not a list of claims/],
  ['no claim', '- a', /^1: This is not a claim/],
  [
    'an unknown key',
    `${HEAD}  ink: A\n  txt: A`,
    /^4: A claim has no key “txt”\. Did you mean “text”/,
  ],
  [
    'an unknown key of a step',
    `${HEAD}  ink: A\n  then:\n    - chose: A`,
    /^5: A step has no key “chose”\. Did you mean “choose”/,
  ],
  ['no sentence', '- page: a\n  ink: A\n  text: A', /^1: The claim has no “says”/],
  ['no page', '- says: It is so.\n  ink: A\n  text: A', /^1: The claim does not say where/],
  [
    'a page and an entry',
    `${HEAD}  entry: a\n  ink: A\n  text: A`,
    /^1: The claim does not say where/,
  ],
  ['no story', HEAD, /^1: The claim has no story/],
  [
    'a story and a source',
    `${HEAD}  ink: A\n  source: a 1 b`,
    /^1: The claim has a source and a story/,
  ],
  [
    'a source without a version',
    `${HEAD}  source: src/a.js`,
    /^3: The source does not name a package/,
  ],
  ['nothing to check', `${HEAD}  ink: A`, /^1: The claim checks nothing/],
  ['no step', `${HEAD}  ink: A\n  then: [1]`, /^4: This is not a step/],
  [
    'two moves',
    `${HEAD}  ink: A\n  then:\n    - { choose: A, restart: }`,
    /^5: The step has 2 moves/,
  ],
  ['no move', `${HEAD}  ink: A\n  then:\n    - { text: A }`, /^5: The step has no move/],
  [
    'a list of mappings',
    `${HEAD}  ink: A\n  text: [{}]`,
    /^4: “text” has the wrong kind of value\. Write text, or a list/,
  ],
  [
    'a count in words',
    `${HEAD}  ink: A\n  scenes: two`,
    /^4: “scenes” has the wrong kind of value.* Write a whole number/,
  ],
  [
    'a flag with a value',
    `${HEAD}  ink: A\n  then:\n    - leave: now`,
    /^5: “leave” has the wrong kind of value.* Write nothing/,
  ],
  [
    'a list for a mapping',
    `${HEAD}  ink: A\n  tags: [A]`,
    /^4: “tags” has the wrong kind of value.* Write names and values/,
  ],
  [
    'a call without a name',
    `${HEAD}  ink: A\n  then:\n    - call: [1]`,
    /^5: “call” has the wrong kind of value.* Write a name/,
  ],
  [
    'a text for a list',
    `${HEAD}  ink: A\n  then: A`,
    /^4: “then” has the wrong kind of value.* Write a list/,
  ],
])('refuses %s', (_, source, problem) => {
  expect(problemsOf(source)).toEqual([expect.stringMatching(problem)]);
});
