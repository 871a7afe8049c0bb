import { referenceMessages as words } from '../../config/messages/reference';
import { cardPath, hasOwnPages, kindPath } from '../reference/card-address';
import { groupByKind } from '../reference/group-by-kind';
import type { ReferenceEntry } from '../reference/reference-entry';
import { isName, writtenName } from '../reference/written-name';
import type { DocsFrame, PageLink } from '../sidebar/page-data';
import type { SidebarEntry } from '../sidebar/sidebar-entry';
import type { ReferencePageContext } from './page-kinds';
import type { PagePlan } from './page-plan';

/** An entry of the reference with the place where it is written. */
export interface PlacedEntry {
  entry: ReferenceEntry;
  file: string;
  line: number;
}

interface ReferencePlanOptions {
  /** Address of the page of all entries. */
  root: string;
  /** The frame of that page. */
  frame: DocsFrame;
  editUrlOf: (place: PlacedEntry) => string | null;
}

/** Plans the pages below that of all entries: one for each kind, and one for each entry of a kind that is written in a story. */
export function planReference(
  placed: readonly PlacedEntry[],
  { root, frame, editUrlOf }: ReferencePlanOptions,
): PagePlan[] {
  const groups = groupByKind(placed, ({ entry }) => entry.kind);
  const kinds = groups.map(([kind]): PageLink => ({
    label: words.groups[kind],
    href: kindPath(root, kind),
  }));
  const frameOf = (trail: readonly PageLink[], chain: readonly PageLink[]): DocsFrame => {
    const own = trail.at(-1)?.href ?? root;
    const place = chain.findIndex(({ href }) => href === own);
    const sidebarPath = trail[0]?.href ?? root;
    return {
      ...frame,
      breadcrumbs: [...frame.breadcrumbs, ...trail],
      previous: chain[place - 1] ?? null,
      next: chain[place + 1] ?? null,
      ...(sidebarPath !== own && { sidebarPath }),
    };
  };
  const pageOf = (
    { path, file, line, name }: { path: string; file: string; line: number; name: string },
    context: Omit<ReferencePageContext, 'kind' | 'versionName'>,
  ): PagePlan => ({
    path,
    origin: { name, file, line },
    context: { kind: 'reference', versionName: frame.versionName, ...context },
  });
  return groups.flatMap(([kind, members], index): PagePlan[] => {
    const kindLink = kinds[index];
    const [first] = members;
    if (kindLink === undefined || first === undefined) return [];
    const title = words.groups[kind];
    const kindPage = pageOf(
      { path: kindLink.href, file: first.file, line: 1, name: `the entries of the kind ${kind}` },
      {
        title,
        description: words.about[kind],
        heading: title,
        isName: false,
        referenceKind: kind,
        entryId: null,
        editUrl: editUrlOf({ ...first, line: 1 }),
        frame: frameOf([kindLink], [...parentOf(frame), ...kinds]),
      },
    );
    if (!hasOwnPages(kind)) return [kindPage];
    const links = members.map(({ entry }): PageLink => ({
      label: writtenName(entry),
      href: cardPath(root, entry),
    }));
    const entryPages = members.map((place, position): PagePlan => {
      const { entry, file, line } = place;
      const link = links[position] ?? kindLink;
      return pageOf(
        { path: link.href, file, line, name: `“${entry.name}” of the reference` },
        {
          title: `${link.label} – ${lowerFirst(words.singular[kind])}`,
          // A sentence such as “Draws a table.” does not say enough by itself.
          description: `${link.label}: ${entry.summary}`,
          heading: link.label,
          isName: isName(entry),
          referenceKind: kind,
          entryId: entry.id,
          editUrl: editUrlOf(place),
          frame: frameOf([kindLink, link], [kindLink, ...links]),
        },
      );
    });
    return [kindPage, ...entryPages];
  });
}

/** The entries of a sidebar below the page of all entries. */
export function kindEntries(placed: readonly PlacedEntry[], root: string): SidebarEntry[] {
  return groupByKind(placed, ({ entry }) => entry.kind).map(([kind]) => ({
    type: 'link',
    label: words.groups[kind],
    href: kindPath(root, kind),
  }));
}

function parentOf({ breadcrumbs }: DocsFrame): PageLink[] {
  return breadcrumbs.slice(-1);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
