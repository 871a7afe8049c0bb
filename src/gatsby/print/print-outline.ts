import type { DocsPage } from '../pages/docs-pages';

/** A doc as part of the print version. */
export interface PrintedDoc {
  /** Its id in the printed page. */
  key: string;
  /** Such as “3.2”; a doc that is a chapter by itself has the chapter’s number. */
  number: string;
  title: string;
  /** Address of its own page, without the path prefix. */
  path: string;
}

/** A sidebar group, or a doc outside all groups. */
export interface PrintedChapter {
  key: string;
  number: string;
  title: string;
  /** Empty if the chapter is a single doc. */
  description: string;
  /** Address of the group’s index page; null if it has none. */
  path: string | null;
  docs: PrintedDoc[];
  /** Whether the chapter is a single doc, which provides the heading. */
  isDoc: boolean;
}

/** What is needed from a page. */
export type OutlinedPage = Pick<DocsPage, 'path' | 'docId' | 'title' | 'description' | 'trail'>;

/** Arranges pages, given in reading order, into numbered chapters: the outermost groups of the sidebar. */
export function printOutline(pages: readonly OutlinedPage[]): PrintedChapter[] {
  const groups = new Map<string, OutlinedPage[]>();
  for (const page of pages) {
    const name = page.trail[0] ?? page.title;
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  return [...groups]
    .filter(([, members]) => members.some(({ docId }) => docId !== null))
    .map(([name, members], index) => chapterOf(name, String(index + 1), members));
}

function chapterOf(
  title: string,
  number: string,
  members: readonly OutlinedPage[],
): PrintedChapter {
  const list = members.find(({ docId, trail }) => docId === null && trail.length === 1);
  const isDoc = members.length === 1 && members[0]?.trail.length === 1;
  const docs = members.flatMap(({ docId, ...doc }) => (docId === null ? [] : [{ docId, ...doc }]));
  return {
    key: `chapter:${number}`,
    number,
    title,
    description: list?.description ?? '',
    path: list?.path ?? null,
    docs: docs.map((doc, index) => ({
      key: doc.docId,
      number: isDoc ? number : `${number}.${index + 1}`,
      title: doc.title,
      path: doc.path,
    })),
    isDoc,
  };
}
