/** Imports a module that is not part of the bundle, by its address. */
export function importModule(address: string): Promise<unknown> {
  return import(/* webpackIgnore: true */ address);
}
