const KNOWN = ['chrome', 'firefox', 'safari'];

/** Every browser of a list that esbuild knows, as it names them: `chrome111`. The others are one of them by another name. */
export const esbuildNames = (browserslist) =>
  browserslist
    .map((line) => line.split(' >= '))
    .filter(([name]) => KNOWN.includes(name))
    .map((parts) => parts.join(''));
