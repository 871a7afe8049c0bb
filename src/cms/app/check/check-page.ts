import type { Problem } from '../../../base/problems/problem';
import { checkUses, exercisesIn } from '../../../docs/exercises/place-exercises';
import { checkLinks } from '../../../docs/pages/check-links';
import { checkReferences } from '../../../docs/reference/check-references';
import type { DocRecord } from '../../../docs/sidebar/doc-record';
import { checkGamePlaces } from '../../../lessons/games/draw-games';
import type { PreviewContent } from '../../protocol/preview-content';
import { parsePage } from '../kit/parse-page';
import { checkSamples } from './check-samples';
import { recordOf } from './known-doc';

/**
 * Checks a page’s source as the build does: its frontmatter and markup, its links and pictures, its ink, and the games,
 * exercises and entries that it names.
 */
export async function checkPage(
  file: string,
  source: string,
  content: PreviewContent,
): Promise<Problem[]> {
  const { frontmatter, problems, document } = parsePage(file, source, content);
  const own = content.docs.find((doc) => doc.file === file);
  const record: DocRecord = {
    file,
    originalFile: file,
    docId: own?.docId ?? file,
    path: own?.path ?? '',
    frontmatter,
    anchors: document.isUnreadable ? null : document.headings.map(({ id }) => id),
    links: document.links,
    sections: [],
  };
  const others = content.docs.filter((doc) => doc !== own);
  // Readers see neither of two drafts.
  const drafts = frontmatter.draft === true ? [] : others.filter(({ isDraft }) => isDraft);
  const hidden = new Set(drafts.map((draft) => draft.path));
  const shown = others.filter((doc) => !drafts.includes(doc)).map(recordOf);
  const found = [
    ...problems,
    ...document.problems,
    ...checkReferences(file, document, content.entries),
    ...checkGamePlaces(
      file,
      document.tree,
      content.games.map(({ id }) => id),
    ),
    ...checkUses(content.exercises, {
      file,
      docId: record.docId,
      uses: exercisesIn(document.tree),
    }),
    ...checkLinks([withDrawnAnchors(record, own?.anchors ?? null), ...shown], {
      paths: new Set(
        [...content.paths, ...content.redirects].filter((address) => !hidden.has(address)),
      ),
      drafts: drafts.map(recordOf),
      hasFile: (address) => content.staticFiles.includes(address),
    }),
    ...(await checkSamples(file, document.codeSamples)),
  ];
  return found.sort((a, b) => a.line - b.line);
}

/** Parts of a page that the build draws, such as entries of the reference, have anchors as well. */
function withDrawnAnchors(record: DocRecord, saved: readonly string[] | null): DocRecord {
  return { ...record, anchors: record.anchors && [...record.anchors, ...(saved ?? [])] };
}
