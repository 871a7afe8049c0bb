import { docIdOf } from '../../base/paths/doc-path';
import { linkedFile } from '../../base/paths/relative-file';
import { escapeRegExp } from '../../base/text/escape-reg-exp';
import { linksIn } from './map-links';

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
  page: { file: string; addresses: readonly string[]; contentDir: string },
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
      return (
        file.endsWith('.mdx') &&
        linksIn(text).some(
          (href) =>
            linkedFile(href, file) === page.file ||
            page.addresses.includes(href.replace(/[?#].*$/, '')),
        )
      );
    })
    .map(([file]) => file);
}
