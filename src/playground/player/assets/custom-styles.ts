import { safeUrl } from '../../../ink/markup/safe-url';
import { gameFont, type Assets } from './assets-context';
import { scopeSelector } from './scope-selector';
import { decodedAddress, replaceAddresses } from './url-value';

/** What makes a browser fetch something, in the texts that a CSSOM returns; a backslash can hide it. */
const FETCHES = /url\(|image-set\(|image\(|src\(|@import|\\/i;

/**
 * The styles of an author, limited to the games in the page: the browser parses them, and only what is known to be
 * harmless remains. Addresses lead to files of the game; declarations with any other address are dropped, as are
 * `@import`, `@font-face` and nested rules.
 */
export function customStyles(text: string, assets: Assets): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  // Ignores @import.
  sheet.replaceSync(text);
  cleanRules(sheet, assets);
  return sheet;
}

function cleanRules(list: CSSStyleSheet | CSSGroupingRule | CSSStyleRule, assets: Assets): void {
  for (let index = list.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = list.cssRules[index];
    if (rule === undefined || !cleanRule(rule, assets)) list.deleteRule(index);
  }
}

/** Cleans a rule; returns whether it may stay. */
function cleanRule(rule: CSSRule, assets: Assets): boolean {
  if (rule instanceof CSSStyleRule) {
    while (rule.cssRules.length > 0) rule.deleteRule(0);
    rule.selectorText = scopeSelector(rule.selectorText);
    return cleanDeclarations(rule.style, assets);
  }
  if (rule instanceof CSSKeyframesRule) {
    return [...rule.cssRules].every(
      (frame) => frame instanceof CSSKeyframeRule && cleanDeclarations(frame.style, assets),
    );
  }
  if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) {
    cleanRules(rule, assets);
    return true;
  }
  return false;
}

/** Points declarations to the game’s own files and fonts; returns whether nothing else can be fetched by them. */
function cleanDeclarations(style: CSSStyleDeclaration, assets: Assets): boolean {
  const allowed = new Set<string>();
  for (const property of [...style]) {
    const value = style.getPropertyValue(property);
    const isFont = property === 'font-family';
    if (!isFont && !FETCHES.test(value)) continue;
    const own = isFont ? ownFonts(value, assets) : ownUrls(value, assets, allowed);
    if (own === null) style.removeProperty(property);
    else if (own !== value) style.setProperty(property, own, style.getPropertyPriority(property));
  }
  const rest = [...allowed].reduce((text, url) => text.replaceAll(url, ''), style.cssText);
  // Shorthands with variables have no longhands; strings can contain anything, so that some harmless rules are lost.
  return !FETCHES.test(rest);
}

/** A value with the addresses of the game’s files; null if it has any other address. */
function ownUrls(value: string, { find }: Assets, allowed: Set<string>): string | null {
  const others: string[] = [];
  const own = replaceAddresses(value, (address) => {
    const url = safeUrl(relative(address));
    const asset = url?.kind === 'file' ? find(url.path) : null;
    if (asset === null) others.push(address);
    const src = asset?.src ?? '';
    allowed.add(`url("${src}")`);
    return src;
  });
  const rest = [...allowed].reduce((text, url) => text.replaceAll(url, ''), own);
  return others.length === 0 && !FETCHES.test(rest) ? own : null;
}

/** The path that an address leads to from the page: some browsers resolve it. */
function relative(address: string): string {
  const base = document.baseURI.replace(/[^/]*(?:[?#].*)?$/, '');
  return decodedAddress(address.startsWith(base) ? address.slice(base.length) : address);
}

function ownFonts(value: string, assets: Assets): string {
  return value
    .split(',')
    .map((family) => gameFont(assets, family.trim().replace(/^["']|["']$/g, '')) ?? family)
    .join(',');
}
