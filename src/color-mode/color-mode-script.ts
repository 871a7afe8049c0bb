import {
  COLOR_MODE_ATTRIBUTE,
  COLOR_MODE_CHOICE_ATTRIBUTE,
  COLOR_MODE_QUERY,
  COLOR_MODE_STORAGE_KEY,
  type ColorMode,
  DARK_QUERY,
  DATA_QUERY_PREFIX,
} from './color-mode-constants';
import { THEME_COLORS } from '../site/theme-colors';

/**
 * The script for the document's head that sets the colour mode before the first paint: the address's
 * wish, else the stored choice, else the system's preference, else `defaultMode`.
 */
export function colorModeScript(defaultMode: ColorMode): string {
  return `(function(){
var root=document.documentElement,query=new URLSearchParams(location.search),stored=null,system='${defaultMode}';
function known(value){return value==='light'||value==='dark'?value:null}
try{stored=localStorage.getItem('${COLOR_MODE_STORAGE_KEY}')}catch(e){}
if(window.matchMedia){var dark=matchMedia('${DARK_QUERY}');if(dark.media!=='not all')system=dark.matches?'dark':'light'}
var choice=known(query.get('${COLOR_MODE_QUERY}'))||known(stored),mode=choice||system;
root.setAttribute('${COLOR_MODE_ATTRIBUTE}',mode);
root.setAttribute('${COLOR_MODE_CHOICE_ATTRIBUTE}',choice||'system');
if(choice)document.querySelectorAll('meta[name=theme-color]').forEach(function(meta){meta.content=choice==='dark'?'${THEME_COLORS.dark}':'${THEME_COLORS.light}'});
query.forEach(function(value,name){if(/^${DATA_QUERY_PREFIX}[a-z-]+$/.test(name)&&name!=='${DATA_QUERY_PREFIX}theme'&&name!=='${DATA_QUERY_PREFIX}theme-choice')root.setAttribute(name.slice(${String('docusaurus-'.length)}),value)});
})()`;
}
