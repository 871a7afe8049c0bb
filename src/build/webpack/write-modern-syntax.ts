/** As much of a plugin that minimizes as matters here. */
export interface Minimizer {
  constructor: { name: string; swcMinify?: unknown };
  options?: {
    parallel?: boolean | number;
    minimizer?: { implementation?: unknown; options?: { ecma?: number } };
  };
}

interface WebpackConfig {
  target: string | string[];
  optimization: { minimizer: Minimizer[] };
}

/** Every browser of ours (browserslist in package.json) knows it; Gatsby wraps modules in the syntax of 2009. */
const YEAR = 2020;

/** Lets webpack write what it adds in modern syntax, and SWC minimize it, in place: to less than Terser does, and sooner. */
export function writeModernSyntax(config: WebpackConfig): void {
  config.target = ['web', `es${YEAR}`];
  const plugin = config.optimization.minimizer.find(
    ({ constructor }) => constructor.name === 'TerserPlugin',
  );
  const options = plugin?.options;
  const minimizer = options?.minimizer;
  const swc = plugin?.constructor.swcMinify;
  if (options === undefined || minimizer === undefined || swc === undefined)
    throw new Error('Gatsby does not minimize with terser-webpack-plugin any more.');
  minimizer.implementation = swc;
  minimizer.options = { ecma: YEAR };
  // SWC works on all cores by itself; in a process of its own it would have one.
  options.parallel = false;
}
