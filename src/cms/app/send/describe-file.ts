import type { Problem } from '../../../base/problems/problem';
import { cmsAddressOf, type formFiles, formOf, splitLine } from '../../../config/cms-address';
import type { PreviewContent } from '../../protocol/preview-content';
import { PICTURE_FOLDER, pictureName } from '../../protocol/picture-place';
import type { ChangedFile } from '../../protocol/send-protocol';
import { addressOf, pagesFolder, pathOf } from '../kit/page-folders';

/** A changed file for somebody who sends it in. */
export interface FileDescription {
  title: string;
  /** “New page”, as reviewers read it on GitHub, or the like for other files. */
  kind: string;
  /** Where readers find the page; the file of what has no address. */
  address: string;
  /** The address of its form; null if it has none, or is deleted. */
  form: string | null;
  /** What is wrong with it and stops a build. */
  problems: Problem[];
}

const WORDS: Readonly<Record<ChangedFile['kind'], string>> = {
  new: 'New',
  changed: 'Changed',
  renamed: 'Renamed',
  deleted: 'Deleted',
};

/** What the files with a form of their own are called here. */
export const formLabels: Readonly<Record<keyof typeof formFiles, string>> = {
  sidebars: 'Sidebar',
  redirects: 'Redirects',
  announcement: 'Announcement bar',
  glossary: 'Glossary',
};

/** Describes a changed file by what is known of the site. */
function describeFile(
  { path, kind }: ChangedFile,
  content: PreviewContent,
  problems: readonly Problem[],
): FileDescription {
  const isPage = path.startsWith(`${pagesFolder}/`) && path.endsWith('.mdx');
  const isPicture = path.startsWith(`${PICTURE_FOLDER}/`);
  const doc = content.docs.find(({ file }) => file === path);
  const address = cmsAddressOf(path, 1);
  const form = formOf(path);
  const name = isPicture ? pictureName(path) : path.replace(/^content\//, '');
  return {
    title: doc?.title ?? (isPage ? pathOf(path) : form === undefined ? name : formLabels[form]),
    kind: `${WORDS[kind]} ${isPage ? 'page' : isPicture ? 'picture' : 'file'}`,
    address: isPage ? (doc?.path ?? addressOf(path)) : path,
    form:
      address === null || kind === 'deleted'
        ? null
        : splitLine(address).address.slice('/admin/'.length),
    problems: problems.filter(({ file, advice }) => file === path && advice === undefined),
  };
}

/** Describes changed files, those with problems first, then pages. */
export function describeFiles(
  changes: readonly ChangedFile[],
  content: PreviewContent,
  problems: readonly Problem[],
): { change: ChangedFile; description: FileDescription }[] {
  const rank = ({ kind, problems: own }: FileDescription) =>
    (own.length > 0 ? 0 : 2) + (kind.endsWith('page') ? 0 : 1);
  return changes
    .map((change) => ({ change, description: describeFile(change, content, problems) }))
    .sort((one, other) => rank(one.description) - rank(other.description));
}
