import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';

const source = readFileSync('scripts/setup.cjs', 'utf8');

/** What the script says with a version of Node, and its exit status; all packages are installed. */
function setUp(node: string): [said: string, status: number | null] {
  let said = '';
  const ended: { status: number | null } = { status: null };
  const require = createRequire(`${process.cwd()}/scripts/setup.cjs`);
  const exit = (code: number): never => {
    ended.status = code;
    throw new Error('exit');
  };
  const names = {
    require: (name: string): unknown =>
      name === 'fs' ? { existsSync, statSync: () => ({ mtimeMs: 1 }) } : require(name),
    process: { versions: { node }, platform: 'linux', exit },
    console: { error: (text: string) => (said += text), log: (text: string) => (said += text) },
    __dirname: 'scripts',
  };
  try {
    runInNewContext(source, names);
  } catch (error) {
    if (ended.status === null) throw error;
  }
  return [said, ended.status];
}

test.each(['20.19.0', '20.20.1', '22.12.0', '22.30.0', '24.0.0', '25.1.0', '100.0.0'])(
  'Node %s will do',
  (version) => {
    expect(setUp(version)).toEqual(['', null]);
  },
);

test.each(['0.12.18', '18.20.0', '20.18.3', '21.7.0', '22.0.0', '22.11.0', '23.11.0'])(
  'with Node %s, it says which are needed',
  (version) => {
    expect(setUp(version)).toEqual([
      `This site needs Node 20.19 or a later 20, 22.12 or a later 22, 24.0 or newer. This is Node ${version}: install another one from https://nodejs.org/ and try again.`,
      1,
    ]);
  },
);

test('any version of Node can read the script', () => {
  const target = ts.ScriptTarget.ES5;
  const { outputText } = ts.transpileModule(source, { compilerOptions: { target } });
  expect(outputText.replace(/\s/g, '')).toBe(source.replace(/\s/g, ''));
});
