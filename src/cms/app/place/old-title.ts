import { countOf } from '../../../base/text/words';

let said = '';

/** Notes the pages whose links still say the title that the page had which is being saved. */
export function noteOldTitle(pages: readonly string[]): void {
  said =
    pages.length === 0
      ? ''
      : `${countOf(pages.length, 'page')} still ${
          pages.length === 1 ? 'links' : 'link'
        } to it by its old title: ${pages.join(', ')}.`;
}

/** Where the page that was saved last is still called by its old title; '' for nowhere. */
export const oldTitle = (): string => said;
