import { relativeLink } from '../../../../base/paths/relative-file';
import { assetKind } from '../../../../ink/story/asset-kinds';
import type { PreviewContent } from '../../../protocol/preview-content';
import type { Insertion } from '../insertions/insertion';
import type { OwnPage } from '../links/link-targets';

/** Something that can be written at the cursor. */
export interface SourceOption {
  label: string;
  detail?: string;
  info?: string;
  /** A snippet that is inserted in place of the label. */
  template?: string;
  insertion?: Insertion;
  /** Whether something else can be completed then. */
  leadsOn?: true;
}

/** The pictures of the site, by their addresses. */
export function pictureOptions({ staticFiles }: PreviewContent): SourceOption[] {
  const pictures = staticFiles.filter(
    (file) => file.startsWith('/img/') && assetKind(file) === 'picture',
  );
  return pictures.map((label) => ({ label }));
}

/** The pages of the site, as addresses of links. */
export function pageOptions(page: OwnPage, { docs }: PreviewContent): SourceOption[] {
  const others = docs.filter(({ file }) => file !== page.file);
  return others.map(({ file, title }) => ({ label: relativeLink(page.file, file), detail: title }));
}
