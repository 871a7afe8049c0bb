import { fieldComplaint } from '../../core/frontmatter/check-field';
import { frontmatterFields, type FrontmatterKey } from '../../core/frontmatter/frontmatter-fields';

type RawFrontmatter = Readonly<Record<string, unknown>>;

/** The part of what resolvers are told that is used here. */
interface FieldInfo {
  /** What would resolve the field, were it not for this one. */
  originalResolver: (...asked: [RawFrontmatter, object, object, FieldInfo]) => unknown;
}

/**
 * Resolvers for what is valid of a page’s frontmatter. In `develop` a page stays while its frontmatter is broken: the
 * panel says what is wrong, and no query fails.
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
