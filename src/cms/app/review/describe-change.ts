import { summaryOf } from '../../../base/problems/format-problems';
import type { Problem } from '../../../base/problems/problem';
import { PICTURE_COLLECTION, pictureAddress } from '../../protocol/picture-place';
import type { PreviewContent } from '../../protocol/preview-content';
import { addressOf, describeSidebarPlace, fileIn } from '../kit/page-folders';
import { waitingPictures, type WaitingPicture } from '../store/waiting-pictures';
import { waitingSidebars } from '../store/waiting-sidebars';
import type { ChangedEntry } from './known-changes';

/** What a change will do to the site, for somebody who reviews it. */
export interface ChangeDescription {
  title: string;
  /** What the page says of itself; '' for other files. */
  summary: string;
  kind:
    | 'New page'
    | 'Renamed page'
    | 'Changed page'
    | 'Deleted page'
    | 'Changed file'
    | WaitingPicture['kind'];
  /** Where GitHub shows a change that has no form; '' for others. */
  url: string;
  /** Where readers will find the page; the file of what has no address. */
  address: string;
  /** Where readers find a renamed page by now; '' for others. */
  formerAddress: string;
  /** Where a new page will be in the sidebar; '' for others. */
  sidebarPlace: string;
  /** Whether readers will not see the page even when it is published. */
  isDraft: boolean;
}

/** Describes a change by what is known of the published site, and of the sidebar that comes with it. */
export function describeChange(
  { collection, slug, path, label, data = {} }: ChangedEntry,
  content: PreviewContent,
): ChangeDescription {
  const words = (key: string) => (typeof data[key] === 'string' ? data[key] : '');
  const title = [words('title'), label, slug].find(Boolean) ?? slug;
  const others = { formerAddress: '', sidebarPlace: '', isDraft: false, url: '' };
  const picture = collection === PICTURE_COLLECTION ? waitingPictures.get().get(slug) : undefined;
  if (picture !== undefined) {
    return { ...others, ...picture, title: slug, summary: '', address: pictureAddress(path) };
  }
  if (collection !== 'pages') {
    return { ...others, title, summary: '', kind: 'Changed file', address: path };
  }
  // The entry keeps the slug that its page had when its changes began.
  const former = content.docs.find(({ file }) => file === fileIn('', slug));
  const isRenamed = former !== undefined && former.file !== path;
  const summary = words('description');
  const sidebarSource = waitingSidebars.get().get(slug) ?? content.sidebarSource;
  if (data.toDelete === true) {
    return { ...others, title, summary, kind: 'Deleted page', address: former?.path ?? path };
  }
  return {
    ...others,
    title,
    summary,
    kind: former === undefined ? 'New page' : isRenamed ? 'Renamed page' : 'Changed page',
    address: addressOf(path, words('slug')),
    formerAddress: isRenamed ? former.path : '',
    sidebarPlace:
      former === undefined ? describeSidebarPlace(path, { ...content, sidebarSource }) : '',
    isDraft: data.draft === true,
  };
}

/** How much in a change stops a build; '' for nothing. */
export const stoppersIn = ({ path }: ChangedEntry, problems: readonly Problem[]): string =>
  summaryOf(problems.filter(({ file, advice }) => file === path && advice === undefined));
