import { fieldComplaint } from '../../docs/frontmatter/check-field';
import { frontmatterFields, type FrontmatterKey } from '../../docs/frontmatter/frontmatter-fields';

type RawFrontmatter = Readonly<Record<string, unknown>>;

/** The part of the resolver info used here. */
interface FieldInfo {
  /** The default resolver of the field. */
  originalResolver: (...asked: [RawFrontmatter, object, object, FieldInfo]) => unknown;
}

/**
 * Resolvers for the valid part of a page’s frontmatter. In `develop`, a page with invalid frontmatter is kept: the
 * panel shows the problem, and no query fails.
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
