import { parseDifferences } from './parse-differences';

const parse = (...lines: string[]) => parseDifferences(lines.join('\n'), 'differences.yaml');

function problemsOf(...lines: string[]): string[] {
  return parse(...lines).problems.map(({ line, message, hint }) => `${line}: ${message} → ${hint}`);
}

const words = ['  title: Fonts', '  explanation: They are not here.', '  engine: 2.5.0'];

describe('parseDifferences', () => {
  it('reads what differs, and where recordings may show it', () => {
    const { differences, problems } = parse(
      '- id: game-fonts',
      ...words,
      '  onlyHere: true',
      "  paragraphs: ['[link=Go]']",
      '  recordings:',
      "    - '23-template 0-2, d030? 1: scenes | Up → Down'",
      "    - '*: toolbar | Atrament UI →'",
      "    - 'd201: error | → It stops: here.'",
    );
    expect(problems).toEqual([]);
    expect(differences).toEqual([
      {
        id: 'game-fonts',
        title: 'Fonts',
        explanation: 'They are not here.',
        engine: '2.5.0',
        onlyHere: true,
        paragraphs: ['[link=Go]'],
        excuses: [
          {
            ...{ written: '23-template 0-2, d030? 1: scenes | Up → Down', part: 'scenes' },
            ...{ recording: '23-template', isOptional: false, steps: { first: 0, last: 2 } },
            ...{ engine: 'Up', here: 'Down' },
          },
          {
            ...{ written: '23-template 0-2, d030? 1: scenes | Up → Down', part: 'scenes' },
            ...{ recording: 'd030', isOptional: true, steps: { first: 1, last: 1 } },
            ...{ engine: 'Up', here: 'Down' },
          },
          {
            ...{ written: '*: toolbar | Atrament UI →', part: 'toolbar' },
            ...{ recording: '*', isOptional: false, steps: null, engine: 'Atrament UI', here: '' },
          },
          {
            ...{ written: 'd201: error | → It stops: here.', part: 'error' },
            ...{
              recording: 'd201',
              isOptional: false,
              steps: null,
              engine: '',
              here: 'It stops: here.',
            },
          },
        ],
      },
    ]);
  });

  it.each([
    ['d003 scenes | a → b', 'without a colon'],
    ['d003: scene | a → b', 'with an unknown part'],
    ['d003: scenes', 'without texts'],
    ['d003: scenes | here', 'with a text for one side only'],
    ['d003 a: scenes | a → b', 'with a step that is no number'],
  ])('names the line of the excuse “%s”, %s', (excuse) => {
    expect(problemsOf('- id: a', ...words, '  recordings:', `    - '${excuse}'`)).toEqual([
      expect.stringMatching(/^6: .* does not say what may differ in a recording\. → Write/),
    ]);
  });

  it('names what is missing, repeated or cannot be an anchor', () => {
    expect(
      problemsOf('- id: a', ...words, '- id: a', ...words, '- id: B c', ...words, '- id: d'),
    ).toEqual([
      '5: There are two differences “a”. → Give each its own id.',
      '9: “B c” cannot be the anchor of a difference. → Write small letters, with hyphens between words.',
      '13: The difference “d” has no “title”. → Add “title: …” to it.',
      '13: The difference “d” has no “explanation”. → Add “explanation: …” to it.',
      '13: The difference “d” has no “engine”. → Add “engine: …” to it.',
    ]);
  });

  it.each([
    ['- id: "a', /^1: This is not valid YAML/],
    ['id: a', /^1: This is not a list of differences/],
    ['- a', /^1: This is not a difference\. → Begin it with/],
  ])('says what is wrong with %s', (source, expected) => {
    expect(problemsOf(source)).toEqual([expect.stringMatching(expected)]);
  });
});
