import type { baseUrlMessages } from '../../config/messages/base-url';

interface BaseUrlScriptOptions {
  /** Path below the origin that the site was built for, '' or '/name'. */
  pathPrefix: string;
  words: typeof baseUrlMessages;
}

/** A string or object as a literal that cannot end the script element. */
const literal = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The script for the head of the home page that shows a message when the site’s own scripts cannot be fetched, mainly
 * because the site is served from a different path than it was built for. It does not wait for React, which is
 * missing in that case, and its message is never in the HTML that search engines read. Once Gatsby has started, parts that
 * are missing say so themselves.
 */
export function baseUrlScript({ pathPrefix, words }: BaseUrlScriptOptions): string {
  return `(function(){
var words=${literal(words)},prefix=${literal(pathPrefix)},shown=false;
function show(){
if(shown)return;shown=true;
var here=location.pathname.replace(/\\/(?:index\\.html)?$/,''),box=document.createElement('div');
box.id='base-url-banner';box.setAttribute('role','alert');
box.style.cssText='border:4px solid #a1261a;background:#fff;color:#1b2436;font:1rem/1.5 sans-serif;margin:1rem;padding:1rem';
function line(name,text,mark){var element=document.createElement(name);element.textContent=text;if(mark!==undefined){var code=document.createElement('code');code.textContent=mark||words.none;element.append(' ',code)}box.append(element)}
line('h2',words.heading);
if(here===prefix)line('p',words.blocked);
else{line('p',words.hint);line('p',words.current,prefix);line('p',words.suggested,here)}
document.body.prepend(box)
}
addEventListener('error',function(event){
var script=event.target;
if(window.___navigate||!script||script.tagName!=='SCRIPT'||script.noModule||script.src.indexOf(location.origin+'/')!==0)return;
if(document.readyState==='loading')document.addEventListener('DOMContentLoaded',show);else show()
},true)
})()`;
}
