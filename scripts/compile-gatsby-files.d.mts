/** The part of Gatsby’s modules that is read or replaced. */
export type GatsbyRequire = (name: string) => object;
export function compileGatsbyFiles(directory: string): Promise<void>;
export function replaceParcel(options?: {
  require?: GatsbyRequire;
  before?: Promise<void>;
}): boolean;
