interface Rule {
  oneOf?: Rule[];
  use?: { options?: { modules?: { localIdentName?: string } } }[];
}

/**
 * Gives CSS modules short class names, in place: names tell nothing to readers, and stand in every page
 * as often as its elements do.
 */
export function shortenClassNames(rules: readonly Rule[]): void {
  for (const { oneOf, use } of rules) {
    shortenClassNames(oneOf ?? []);
    for (const { options } of Array.isArray(use) ? use : []) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = '_[hash:base64:5]';
    }
  }
}
