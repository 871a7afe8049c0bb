import { docRecordOf } from '../../../docs/pages/doc-record-of';
import type { PreviewContent } from '../../protocol/preview-content';
import { knownDoc } from '../../protocol/known-doc';
import { isPicture, pictureAddress } from '../../protocol/picture-place';
import { localPicture } from '../kit/local-picture';
import { parsePage } from '../kit/parse-page';
import { notePictures, siteContent, updateContent } from '../kit/site-content';
import { placeOf, SIDEBAR_FILE } from './page-place';
import type { Repository, Tree } from './repository';

const isFollowed = (file: string) =>
  placeOf(file) !== null || file === SIDEBAR_FILE || isPicture(file);

/**
 * Brings what the CMS knows of pages, sidebars and pictures from the last build up to what is published now: what was
 * just published would otherwise be missing, until the site is built and the CMS opened again.
 */
export async function followPublished(repository: Repository): Promise<void> {
  const tree = await repository.tree(await repository.head());
  const { blobs = {} } = siteContent();
  const changed = [...tree.keys()].filter(
    (file) => isFollowed(file) && tree.get(file) !== blobs[file],
  );
  const gone = Object.keys(blobs).filter((file) => !tree.has(file));
  if (changed.length + gone.length === 0) return;
  const texts = await repository.texts(
    tree,
    changed.filter((file) => !isPicture(file)),
  );
  const pictures = await Promise.all(
    changed
      .filter(isPicture)
      .map(async (file) => localPicture(file, await repository.picture(tree, file))),
  );
  notePictures(pictures);
  updateContent((content) => withPublished(content, { tree, texts, gone }));
}

interface Published {
  tree: Tree;
  /** The texts that have changed. */
  texts: ReadonlyMap<string, string>;
  gone: readonly string[];
}

function withPublished(content: PreviewContent, { tree, texts, gone }: Published): PreviewContent {
  const docs = [...texts].flatMap(([file, text]) => docIn(file, text, content));
  const isSame = ({ file }: { file: string }) => !texts.has(file) && !gone.includes(file);
  const others = content.docs.filter(isSame);
  const former = new Set(content.docs.filter((doc) => !isSame(doc)).map(({ path }) => path));
  const lost = new Set(gone.map(pictureAddress));
  return {
    ...content,
    docs: [...others, ...docs],
    paths: [...content.paths.filter((path) => !former.has(path)), ...docs.map(({ path }) => path)],
    staticFiles: content.staticFiles.filter((address) => !lost.has(address)),
    sidebarSource: texts.get(SIDEBAR_FILE) ?? content.sidebarSource,
    blobs: Object.fromEntries([...tree].filter(([file]) => isFollowed(file))),
  };
}

/** What is known of a page with this text; nothing of another file. */
function docIn(file: string, text: string, content: PreviewContent): PreviewContent['docs'] {
  const place = placeOf(file);
  if (place === null) return [];
  const { frontmatter, document } = parsePage(file, text, content);
  const record = docRecordOf(
    file,
    { ...place, originalFile: file },
    { ...document, frontmatter },
    content.entries,
    content.terms,
  );
  return [knownDoc(record, document)];
}
