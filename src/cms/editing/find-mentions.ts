import { docIdOf } from '../../base/paths/doc-path';
import { linkedFile } from '../../base/paths/relative-file';
import { escapeRegExp } from '../../base/text/escape-reg-exp';
import { linksIn } from './map-links';

interface LinkedPage {
  file: string;
  /** Its address, and those that are redirected to it. */
  addresses: readonly string[];
}

/** The files that refer to a picture by its address. */
export function filesWithImage(files: ReadonlyMap<string, string>, address: string): string[] {
  const names = [address, encodeURI(address)];
  return [...files]
    .filter(([, text]) =>
      names.some((name) => new RegExp(`${escapeRegExp(name)}(?![\\w.-])`).test(text)),
    )
    .map(([file]) => file);
}

/** The other files that link to a page or name it as an explanation; sidebars and redirects do not count. */
export function filesNamingPage(
  files: ReadonlyMap<string, string>,
  page: LinkedPage & { contentDir: string },
): string[] {
  const id = docIdOf(page.file.slice(page.contentDir.length + 1));
  const named = new RegExp(
    `(?:^\\s*(?:- )?page: |^pagination_(?:prev|next): |\\]\\()${escapeRegExp(id)}(?=[#)\\s]|$)`,
    'm',
  );
  return [...files]
    .filter(([file, text]) => {
      if (file === page.file || file.endsWith('/sidebars.yaml')) return false;
      if (named.test(text)) return true;
      return file.endsWith('.mdx') && linksIn(text).some((href) => leadsTo(page, href, file));
    })
    .map(([file]) => file);
}

/** The other pages on which a link to a page says this title of it. */
export function filesSayingTitle(
  files: ReadonlyMap<string, string>,
  page: LinkedPage,
  title: string,
): string[] {
  const said = new RegExp(`\\[${escapeRegExp(title)}\\]\\(<?(?<href>[^\\s)>]+)`, 'g');
  return [...files]
    .filter(
      ([file, text]) =>
        file !== page.file &&
        file.endsWith('.mdx') &&
        [...text.matchAll(said)].some(({ groups }) => leadsTo(page, groups?.href ?? '', file)),
    )
    .map(([file]) => file);
}

const leadsTo = (page: LinkedPage, href: string, file: string) =>
  linkedFile(href, file) === page.file || page.addresses.includes(href.replace(/[?#].*$/, ''));
