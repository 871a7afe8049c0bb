import { parse } from 'yaml';
import { patchYaml } from './patch-yaml';

/** A moved address and the reason, as in `redirects.yaml`. */
export interface Redirect {
  from: string;
  to: string;
  reason: string;
}

/** The redirects in the source of `redirects.yaml`; throws if it is not valid YAML. */
export function redirectsIn(source: string): Redirect[] {
  return (parse(source) ?? []) as Redirect[];
}

/**
 * Adds a redirect at the end of the source of `redirects.yaml`, instead of one from where it leads; the rest stays as it
 * is. Throws if the source is not valid YAML.
 */
export function addRedirect(source: string, redirect: Redirect): string {
  const others = redirectsIn(source).filter(({ from }) => from !== redirect.to);
  return patchYaml(source, [...others, redirect]);
}
