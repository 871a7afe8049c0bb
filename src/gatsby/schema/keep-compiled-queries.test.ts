import { createRequire } from 'node:module';
import path from 'node:path';
import { forgetCompiledQueries, keepCompiledQueries } from './keep-compiled-queries';

const require = createRequire(path.resolve('package.json'));
const compiler = require('gatsby/dist/query/query-compiler') as { default: () => Promise<unknown> };

it('has Gatsby look for queries again only after a source file has changed', async () => {
  const compile = jest.fn().mockResolvedValue('queries');
  compiler.default = compile;
  keepCompiledQueries();
  const tap = jest.fn<undefined, [string, (file: string | null) => void]>();
  forgetCompiledQueries.apply({ hooks: { invalid: { tap } } } as never);
  const change = (file: string | null) => tap.mock.calls[0]?.[1](file);

  await compiler.default();
  expect(await compiler.default()).toBe('queries');
  expect(compile).toHaveBeenCalledTimes(1);

  change(null);
  change(path.resolve('.cache/_this_is_virtual_fs_path_'));
  await compiler.default();
  expect(compile).toHaveBeenCalledTimes(1);

  change(path.resolve('src/templates/doc.tsx'));
  compile.mockRejectedValueOnce(new Error('It is no query.'));
  await expect(compiler.default()).rejects.toThrow('It is no query.');
  await compiler.default();
  expect(compile).toHaveBeenCalledTimes(3);
});
