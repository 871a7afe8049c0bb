/** @jest-environment node */
import { promisify } from 'node:util';
import webpack, { type Compilation } from 'webpack';
import { makeProject } from '../../../testing/temp-project';
import { ReleaseCompilations } from './release-compilations';

it('keeps nothing of a compilation whose compiler is closed', async () => {
  const context = makeProject({ 'lamp.js': 'module.exports = 1;' });
  const compiler = webpack({
    context,
    output: { path: context },
    entry: './lamp.js',
    mode: 'development',
    plugins: [new ReleaseCompilations()],
  });
  const compilations: Compilation[] = [];
  compiler.hooks.done.tap('Test', ({ compilation }) => void compilations.push(compilation));
  await promisify(compiler.run.bind(compiler))();
  expect(compilations.map(({ modules }) => modules.size)).toEqual([1]);
  await promisify(compiler.close.bind(compiler))();
  expect(compilations.flatMap(Object.keys)).toEqual([]);
});
