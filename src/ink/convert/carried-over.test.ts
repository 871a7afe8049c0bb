import { readFileSync } from 'node:fs';
import { convertChoiceScript } from './choicescript/convert-choicescript';
import { buttons, jumps, plainCommands } from './choicescript/scene-commands';
import { playConversion } from './play-conversion.fixture';
import { inserts } from './twine/chapbook/inserts';
import { modifiers } from './twine/chapbook/modifiers';
import { convertTwine } from './twine/convert-twine';
import { styleMacros, waitMacros } from './twine/harlowe/changer-macros';
import { hookLinks, passageLinks } from './twine/harlowe/link-macros';
import { SHOWN, valueMacros } from './twine/harlowe/value-macros';
import { readTwee } from './twine/read-twee';
import { linkBlocks, linkMacros } from './twine/sugarcube/link-macros';
import { logicBlocks, logicMacros } from './twine/sugarcube/logic-macros';
import { textBlocks, textMacros } from './twine/sugarcube/text-macros';
import type { TwineFormat } from './twine/twine-story';
import type { Conversion } from './writing/conversion';

/** What stands in a table of the docs: samples of another tool, and what must be in the ink. */
interface Row {
  format: string;
  isLost: boolean;
  samples: readonly string[];
  inks: readonly string[];
}

/** The rows below a heading of a page, in all its tabs. */
function rowsOf(page: string): Row[] {
  const text = readFileSync(`content/docs/coming-from/${page}.mdx`, 'utf8');
  const [, below = ''] = text.split('{#carried-over}\n');
  const [section = ''] = below.split(/^## /m);
  let format = page;
  let isLost = false;
  return section.split('\n').flatMap((line): Row[] => {
    format = /<TabItem value="(\w+)"/.exec(line)?.[1] ?? format;
    if (!line.startsWith('| ') || line.startsWith('| ---')) return [];
    const [, first = '', second = ''] = line.split(/(?<!\\)\|/);
    if (first.includes('`')) {
      return [{ format, isLost, samples: samplesIn(first), inks: isLost ? [] : codesIn(second) }];
    }
    isLost = first.includes('Not carried over');
    return [];
  });
}

function codesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replaceAll('\\|', '|'));
}

/** Lines of a sample have `<br/>` between them, samples an “or”. `(name:)` is another name for the first macro of the first sample. */
function samplesIn(cell: string): string[] {
  const samples = cell.split('<br/>or ').map((part) => codesIn(part).join('\n'));
  return samples.map((sample) =>
    /^\([\w-]+:\)$/.test(sample)
      ? (samples[0] ?? '').replace(/\([\w-]+:/, sample.slice(0, -1))
      : sample,
  );
}

const FORMATS: Readonly<Record<string, { format: TwineFormat; begin: string }>> = {
  harlowe: {
    format: 'Harlowe',
    begin:
      ':: Before [startup]\n(set: $coins to 3)(set: $name to "Ada")(set: $brave to true)(set: $bag to (a:))',
  },
  sugarcube: {
    format: 'SugarCube',
    begin:
      ':: StoryInit\n<<set $coins to 3>><<set $name to "Ada">><<set $brave to true>><<set $bag to []>>',
  },
  chapbook: {
    format: 'Chapbook',
    begin: ":: Before\ncoins: 3\nname: 'Ada'\nbrave: true\nbag: []\n--\nYes.",
  },
  snowman: {
    format: 'Snowman',
    begin: ':: Script [script]\nstory.state.coins = 3; s.name = "Ada"; s.brave = true; s.bag = [];',
  },
};

/** A sample in a story that has what it names. */
function convert(format: string, sample: string): Conversion {
  const known = FORMATS[format];
  if (known === undefined) {
    const startup = [
      '*create coins 3\n*create name "Ada"\n*create brave true\n*create skill 50',
      '*scene_list\n  startup\n  harbour',
      `${sample}\n*label hall\nA hall.\n*ending\n*label count\n*return`,
    ];
    const harbour = 'A harbour.\n*label pier\nA pier.\n*ending';
    return convertChoiceScript(
      new Map([
        ['startup.txt', startup.join('\n')],
        ['harbour.txt', harbour],
      ]),
    );
  }
  const story = readTwee(
    `:: StoryData\n{"format":"${known.format}"}\n\n:: Start\n${sample}\n\n${known.begin}\n\n:: Hall\nA hall.\n\n:: Notes\nTwo lines.`,
  );
  if (story === null) throw new Error('No story.');
  return convertTwine(story);
}

const rows = [...rowsOf('twine'), ...rowsOf('choicescript')];
const samples = rows.flatMap((row) => row.samples.map((sample) => ({ ...row, sample })));

test.each(samples.filter(({ isLost }) => !isLost))(
  '$format: $sample is in the ink as the docs say',
  ({ format, sample, inks }) => {
    const { program, losses } = convert(format, sample);
    const source = program.source.replace(/^ +/gm, '');
    expect(losses).toEqual([]);
    expect(inks).not.toEqual([]);
    for (const ink of inks) expect(source).toContain(ink);
    expect(() => playConversion(program)).not.toThrow();
  },
);

test.each(samples.filter(({ isLost }) => isLost))(
  '$format: $sample is not carried over, as the docs say',
  ({ format, sample }) => {
    const { program, losses } = convert(format, sample);
    expect(losses).not.toEqual([]);
    expect(() => playConversion(program)).not.toThrow();
  },
);

/** What each format’s tables of rules name, and how it is written. */
const rules: [format: string, names: readonly string[], written: (name: string) => RegExp][] = [
  [
    'harlowe',
    [styleMacros, waitMacros, hookLinks, passageLinks, valueMacros].flatMap(Object.keys),
    (name) => new RegExp(`\\(${name.replace(/\B/g, '-?')}:`),
  ],
  ['harlowe', [...SHOWN], (name) => new RegExp(`\\(${name}:`)],
  [
    'sugarcube',
    [linkBlocks, linkMacros, logicBlocks, logicMacros, textBlocks, textMacros].flatMap(Object.keys),
    (name) => new RegExp(`<<${name}[ >]`),
  ],
  ['chapbook', Object.keys(inserts), (name) => new RegExp(`\\{${name}\\b`)],
  ['chapbook', Object.keys(modifiers), (name) => new RegExp(`^\\[${name}[ \\]]`, 'im')],
  [
    'choicescript',
    [plainCommands, jumps, buttons].flatMap(Object.keys),
    (name) => new RegExp(`\\*${name}\\b`),
  ],
];

test.each(rules)('all that the rules of %s name stands in its tables', (format, names, written) => {
  const all = samples.filter((row) => row.format === format).map(({ sample }) => sample);
  const missing = names.filter((name) => !all.some((sample) => written(name).test(sample)));
  expect(missing).toEqual([]);
});
