/** Every browser of a list that esbuild knows, as it names them: `chrome111`. */
export function esbuildNames(browserslist: readonly string[]): string[];
