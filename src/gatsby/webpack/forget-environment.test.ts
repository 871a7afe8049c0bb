import { DefinePlugin } from 'webpack';
import { forgetEnvironment } from './forget-environment';

it('leaves what pages know in browsers, and no other variable', () => {
  const kept = {
    'process.env': '({})',
    'process.env.NODE_ENV': '"production"',
    'process.env.BUILD_STAGE': '"build-html"',
    'process.env.GATSBY_LOCALE': '"de"',
    __BASE_PATH__: '""',
  };
  const plugin = new DefinePlugin({
    ...kept,
    'process.env.TERM': '"a"',
    'process.env.RUN_ID': '"1"',
  });
  forgetEnvironment([plugin, { constructor: { name: 'IgnorePlugin' } }]);
  expect(plugin.definitions).toEqual(kept);
});
