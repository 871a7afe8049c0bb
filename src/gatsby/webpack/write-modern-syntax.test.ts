import TerserPlugin from 'terser-webpack-plugin';
import { writeModernSyntax, type Minimizer } from './write-modern-syntax';

test('webpack and its minimizer write modern syntax', () => {
  const plugin = new TerserPlugin({ terserOptions: { ecma: 5 } }) as unknown as Minimizer;
  const config = { target: ['web', 'es5'], optimization: { minimizer: [plugin] } };
  writeModernSyntax(config);
  expect(config.target).toEqual(['web', 'es2020']);
  expect(plugin.options?.minimizer).toEqual({
    implementation: TerserPlugin.swcMinify,
    options: { ecma: 2020, compress: { passes: 3 } },
  });
});

test('another minimizer is not passed over in silence', () => {
  const config = { target: 'web', optimization: { minimizer: [] } };
  expect(() => writeModernSyntax(config)).toThrow('terser-webpack-plugin');
});
