import { THEME_COLORS } from '../../config/theme-colors';
import {
  COLOR_MODE_ATTRIBUTE,
  COLOR_MODE_CHOICE_ATTRIBUTE,
  COLOR_MODE_QUERY,
  COLOR_MODE_STORAGE_KEY,
  type ColorMode,
  DARK_QUERY,
  DATA_QUERY_PREFIX,
} from './color-mode-constants';

declare global {
  interface Window {
    /** Applies a choice of colour mode, or the system’s mode if there is none; for code that runs before the app. */
    docsShowColors?: (choice: ColorMode | null) => void;
  }
}

/**
 * The script for the document’s head that sets the colour mode before the first paint: from the address, else the
 * stored choice, else the system’s preference, else `defaultMode`.
 */
export function colorModeScript(defaultMode: ColorMode): string {
  return `(()=>{
let root=document.documentElement,query=new URLSearchParams(location.search),stored,known=value=>/^(light|dark)$/.test(value)?value:null;
window.docsShowColors=choice=>{
let dark=window.matchMedia?.('${DARK_QUERY}'),system=dark&&dark.media!=='not all'?dark.matches?'dark':'light':'${defaultMode}';
root.setAttribute('${COLOR_MODE_ATTRIBUTE}',choice||system);
root.setAttribute('${COLOR_MODE_CHOICE_ATTRIBUTE}',choice||'system');
document.querySelectorAll('meta[name=theme-color]').forEach(meta=>{meta.content=(choice||meta.media).includes('dark')?'${THEME_COLORS.dark}':'${THEME_COLORS.light}'})
};
try{stored=localStorage.getItem('${COLOR_MODE_STORAGE_KEY}')}catch{}
docsShowColors(known(query.get('${COLOR_MODE_QUERY}'))||known(stored));
query.forEach((value,name)=>/^${DATA_QUERY_PREFIX}(?!theme(-choice)?$)[a-z-]+$/.test(name)&&root.setAttribute(name.slice(${String('docusaurus-'.length)}),value))
})()`;
}
