import { HTML_ENDING } from './clean-html-path';

interface AddressScriptOptions {
  /** Whether the script is for the page that a host serves at unknown addresses. */
  isNotFoundPage: boolean;
}

/**
 * The script for the document's head that puts the address right before anything reads it:
 * `…/page.html` and `…/index.html` become the clean path, and a malformed fragment is escaped.
 * A host may serve a copy of the page there (then the address alone is changed) or its not-found
 * page (then the clean address is fetched). Query and fragment are kept.
 *
 * At the not-found page the path may be anything: malformed escapes, and colons, which Gatsby's
 * router takes for parameters, are escaped. The origin is written out since a path may begin with
 * two slashes, and would then name another host.
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
