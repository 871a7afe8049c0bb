/** As much of a plugin that minimizes as matters here. */
export interface Minimizer {
  constructor: { name: string };
  options?: { minimizer?: { options?: TerserOptions } };
}

interface TerserOptions {
  ecma?: number;
  mangle?: boolean;
}

interface WebpackConfig {
  target: string | string[];
  optimization: { minimizer: Minimizer[] };
}

/** Every browser of ours (browserslist in package.json) knows it; Gatsby wraps modules in the syntax of 2009. */
const YEAR = 2020;

/** Lets webpack and Terser write what they add in modern syntax, in place. */
export function dropOldSyntax(config: WebpackConfig): void {
  config.target = ['web', `es${YEAR}`];
  const terser = config.optimization.minimizer.find(
    ({ constructor }) => constructor.name === 'TerserPlugin',
  );
  if (!terser?.options?.minimizer)
    throw new Error('Gatsby does not minimize with Terser any more.');
  terser.options.minimizer.options = { ecma: YEAR };
}
