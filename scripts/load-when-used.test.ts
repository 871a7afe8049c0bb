import { spawnSync } from 'node:child_process';

/** What an expression is in a process of a build; there, `gatsby` requires as Gatsby does. */
function inBuild(expression: string): unknown {
  const code = `
    const listed = require('./scripts/load-when-used.cjs');
    const gatsby = require('node:module').createRequire(require.resolve('gatsby/cli.js'));
    const imported = require('@babel/runtime/helpers/interopRequireDefault');
    const isLoaded = (part) => Object.keys(require.cache).some((file) => file.includes(part));
    JSON.stringify(${expression})`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-p', code], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

it('knows the packages of the Gatsby that is installed', () => {
  expect(inBuild('listed.map((name) => typeof gatsby.resolve(name))')).not.toHaveLength(0);
});

it('loads a package when it is first used', () => {
  const prefixer = "imported(gatsby('autoprefixer')).default";
  expect(inBuild(`[typeof ${prefixer}, isLoaded('caniuse-lite')]`)).toEqual(['function', false]);
  expect(inBuild(`[${prefixer}({}).postcssPlugin, isLoaded('caniuse-lite')]`)).toEqual([
    'autoprefixer',
    true,
  ]);
});

it('hands on everything that a package is asked for', () => {
  expect(inBuild("new (gatsby('socket.io').Server)() instanceof gatsby('socket.io').Server")).toBe(
    true,
  );
  expect(inBuild("typeof imported(gatsby('got')).default.get")).toBe('function');
});
