import type { Announcement } from '../../config/site-config';
import {
  ANNOUNCEMENT_DISMISS_KEY,
  ANNOUNCEMENT_DISMISSED_ATTRIBUTE,
  ANNOUNCEMENT_ID_KEY,
  storedFormsOf,
} from './announcement-constants';

/**
 * The script for the document’s head that hides a closed announcement before the first paint. It also compares the
 * id, so that a new announcement shows at once instead of pushing the page down.
 */
export function announcementScript({ id, isCloseable }: Announcement): string {
  const ids = JSON.stringify(storedFormsOf(id)).replaceAll('<', '\\u003c');
  return `(function(){
var dismissed=false;
try{dismissed=${isCloseable}&&localStorage.getItem('${ANNOUNCEMENT_DISMISS_KEY}')==='true'&&${ids}.indexOf(localStorage.getItem('${ANNOUNCEMENT_ID_KEY}'))>-1}catch(e){}
document.documentElement.setAttribute('${ANNOUNCEMENT_DISMISSED_ATTRIBUTE}',dismissed);
})()`;
}
