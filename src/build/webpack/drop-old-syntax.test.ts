import TerserPlugin from 'terser-webpack-plugin';
import { dropOldSyntax, type Minimizer } from './drop-old-syntax';

test('webpack and Terser write modern syntax', () => {
  const terser = new TerserPlugin({ terserOptions: { ecma: 5 } }) as unknown as Minimizer;
  const config = { target: ['web', 'es5'], optimization: { minimizer: [terser] } };
  dropOldSyntax(config);
  expect(config.target).toEqual(['web', 'es2020']);
  expect(terser.options?.minimizer?.options).toEqual({ ecma: 2020 });
});

test('another minimizer than Terser is not passed over in silence', () => {
  const config = { target: 'web', optimization: { minimizer: [] } };
  expect(() => dropOldSyntax(config)).toThrow('Terser');
});
