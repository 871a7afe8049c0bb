/** The first line of a knot, stitch or function. */
export interface Header {
  kind: 'knot' | 'stitch' | 'function';
  name: string;
  hasParameters: boolean;
}

const HEADER =
  /^\s*(?<signs>=+)\s*(?<function>function\s+)?(?<name>[\p{L}\d_]+)\s*(?<values>\(\s*[^\s)])?/u;

/** What a line begins, if it is the header of a knot, stitch or function; null for any other. */
export function readHeader(line: string): Header | null {
  const { signs, name, values, function: word } = HEADER.exec(line)?.groups ?? {};
  if (signs === undefined || name === undefined) return null;
  const kind = signs === '=' ? 'stitch' : word === undefined ? 'knot' : 'function';
  return { kind, name, hasParameters: values !== undefined };
}
