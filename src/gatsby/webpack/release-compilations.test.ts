import { promisify } from 'node:util';
import webpack, { type Compilation } from 'webpack';
import { makeProject } from '../../../testing/temp-project';
import { ReleaseCompilations } from './release-compilations';

function compile(source: string) {
  const context = makeProject({ 'lamp.js': source });
  const compiler = webpack({
    context,
    output: { path: context },
    entry: './lamp.js',
    mode: 'development',
    plugins: [new ReleaseCompilations()],
  });
  const compilations: Compilation[] = [];
  compiler.hooks.done.tap('Test', ({ compilation }) => void compilations.push(compilation));
  return { compiler, compilations };
}

it('keeps nothing of a compilation whose compiler is closed', async () => {
  const { compiler, compilations } = compile('module.exports = 1;');
  await promisify(compiler.run.bind(compiler))();
  expect(compilations.map(({ modules }) => modules.size)).toEqual([1]);
  await promisify(compiler.close.bind(compiler))();
  expect(compilations.flatMap(Object.keys)).toEqual([]);
});

it('leaves the errors to what waits for the end, as Gatsby does before it shows them', async () => {
  const { compiler, compilations } = compile("require('./wick');");
  await promisify(compiler.run.bind(compiler))();
  const errors = await new Promise((resolve) => {
    compiler.close(() => resolve(compilations.flatMap((compilation) => compilation.errors)));
  });
  expect(errors).toMatchObject([
    { message: expect.stringMatching(/Can't resolve '\.\/wick'/) as string },
  ]);
});
