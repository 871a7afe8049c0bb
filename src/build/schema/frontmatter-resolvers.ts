import { fieldComplaint } from '../../core/frontmatter/check-field';
import { frontmatterFields, type FrontmatterKey } from '../../core/frontmatter/frontmatter-fields';

type RawFrontmatter = Readonly<Record<string, unknown>>;

/**
 * Resolvers for what is valid of a page’s frontmatter. In `develop` a page stays while its frontmatter is broken: the
 * panel says what is wrong, and no query fails.
 */
export const frontmatterResolvers = Object.fromEntries(
  (Object.keys(frontmatterFields) as FrontmatterKey[]).map((key) => [
    key,
    { resolve: (frontmatter: RawFrontmatter) => validValue(key, frontmatter[key]) },
  ]),
);

function validValue(key: FrontmatterKey, value: unknown): unknown {
  if (fieldComplaint(key, value) === null) return value;
  return 'isRequired' in frontmatterFields[key] ? '' : null;
}
