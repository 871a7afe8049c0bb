import { fieldComplaint } from '../../core/frontmatter/check-field';
import { frontmatterFields, type FrontmatterKey } from '../../core/frontmatter/frontmatter-fields';

type RawFrontmatter = Readonly<Record<string, unknown>>;

/** The part of the resolver info used here. */
interface FieldInfo {
  /** What would resolve the field otherwise. */
  originalResolver: (...asked: [RawFrontmatter, object, object, FieldInfo]) => unknown;
}

/**
 * Resolvers for the valid part of a page’s frontmatter. In `develop` a page stays while its frontmatter is broken:
 * the panel shows the problem, and no query fails.
 */
export const frontmatterResolvers = Object.fromEntries(
  (Object.keys(frontmatterFields) as FrontmatterKey[]).map((key) => [
    key,
    {
      resolve: (frontmatter: RawFrontmatter, args: object, context: object, info: FieldInfo) => {
        if (fieldComplaint(key, frontmatter[key]) === null) {
          return info.originalResolver(frontmatter, args, context, info);
        }
        return 'isRequired' in frontmatterFields[key] ? '' : null;
      },
    },
  ]),
);
