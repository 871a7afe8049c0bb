interface Plugin {
  constructor: { name: string };
  definitions?: Record<string, unknown>;
}

/** The variables that Gatsby gives to browsers, too. */
const OF_PAGES = /^process\.env\.(?:GATSBY_\w+|NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$/;

/**
 * Takes the other variables of the environment out of Gatsby’s definitions for the HTML renderer, in place: a build in
 * another terminal, or the next one of a host, would compile it anew.
 */
export function forgetEnvironment(plugins: readonly Plugin[]): void {
  for (const { constructor, definitions = {} } of plugins) {
    if (constructor.name !== 'DefinePlugin') continue;
    for (const name of Object.keys(definitions)) {
      if (name.startsWith('process.env.') && !OF_PAGES.test(name))
        Reflect.deleteProperty(definitions, name);
    }
  }
}
