import { execFileSync } from 'node:child_process';

const TYPOS: Record<string, string> = {
  wich: 'which',
  teh: 'the',
  recieve: 'receive',
  seperate: 'separate',
  occured: 'occurred',
  definately: 'definitely',
  untill: 'until',
  becuase: 'because',
  thier: 'their',
  adress: 'address',
  wether: 'whether',
  waht: 'what',
  diferent: 'different',
  tunel: 'tunnel',
  neigbour: 'neighbour',
  Tommorow: 'Tomorrow',
  inkel: 'inkle',
};

// The package of the dictionary is an ES module, which Jest does not load: Node does.
const SCRIPT = `
  const { wordData } = require('./src/gatsby/prose/word-data');
  const { createDictionary } = require('./src/docs/prose/dictionary');
  createDictionary('inkle', wordData(process.cwd())).then(async ({ suggest }) => {
    const words = process.argv.slice(1);
    const firsts = await Promise.all(words.map(async (word) => [word, (await suggest(word))[0]]));
    console.log(JSON.stringify(Object.fromEntries(firsts)));
  });
`;

it('suggests the likeliest word first', () => {
  const args = ['--require', 'esbuild-register', '-e', SCRIPT, ...Object.keys(TYPOS)];
  const said = execFileSync(process.execPath, args, { encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual(TYPOS);
});
