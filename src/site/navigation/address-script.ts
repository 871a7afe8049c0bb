import { HTML_ENDING } from './clean-html-path';

interface AddressScriptOptions {
  /** Whether the script is for the page that a host serves at unknown addresses. */
  isNotFoundPage: boolean;
}

/**
 * The script for the document’s head that corrects the address before anything reads it: `…/page.html` and
 * `…/index.html` become the clean path, and a malformed fragment is escaped. If a host serves a copy of the page
 * there, only the address changes; if it serves its not-found page, the clean address is loaded. Query and fragment
 * are kept.
 *
 * On the not-found page the path can be anything: malformed escapes, and colons, which Gatsby’s router reads as
 * parameters, are escaped. The origin is included because a path may begin with two slashes, which would mean another
 * host.
 */
export function addressScript({ isNotFoundPage }: AddressScriptOptions): string {
  const settle = isNotFoundPage
    ? `if(path!==location.pathname){location.replace(location.origin+path+location.search+hash);return}
try{decodeURIComponent(path)}catch{path=path.replace(/%/g,'%25')}
path=path.replace(/:/g,'%3A');`
    : '';
  return `(()=>{
let path=location.pathname,hash=location.hash;
if(!/\\/(404|500)\\.html$/.test(path))path=path.replace(${HTML_ENDING},'/');
try{decodeURI(hash)}catch{hash=hash.replace(/%/g,'%25')}
${settle}if(path!==location.pathname||hash!==location.hash)history.replaceState(history.state,'',location.origin+path+location.search+hash);
})()`;
}
