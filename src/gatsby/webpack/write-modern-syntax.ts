/** The part of a minimizer plugin that is relevant here. */
export interface Minimizer {
  constructor: { name: string; swcMinify?: unknown };
  options?: {
    parallel?: boolean | number;
    minimizer?: { implementation?: unknown; options?: { ecma?: number; compress?: object } };
  };
}

interface WebpackConfig {
  target: string | string[];
  optimization: { minimizer: Minimizer[] };
}

/** All supported browsers (browserslist in package.json) know it; Gatsby wraps modules in the syntax of 2009. */
const YEAR = 2020;

/**
 * Makes webpack use modern syntax in its own code, and minimizes with SWC, in place: the result is smaller than
 * Terser’s, and faster to make.
 */
export function writeModernSyntax(config: WebpackConfig): void {
  config.target = ['web', `es${YEAR}`];
  const plugin = config.optimization.minimizer.find(
    ({ constructor }) => constructor.name === 'TerserPlugin',
  );
  const options = plugin?.options;
  const minimizer = options?.minimizer;
  const swc = plugin?.constructor.swcMinify;
  if (options === undefined || minimizer === undefined || swc === undefined)
    throw new Error('Gatsby no longer minimizes with terser-webpack-plugin.');
  minimizer.implementation = swc;
  minimizer.options = { ecma: YEAR, compress: { passes: 3 } };
  // SWC uses all cores itself; in a separate process it would only have one.
  options.parallel = false;
}
