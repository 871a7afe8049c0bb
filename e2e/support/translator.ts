import type { BrowserContext, Page } from '@playwright/test';

/** How a translator puts its words in the place of a text. */
export type Translator = 'wraps' | 'replaces';

/**
 * Translates pages as browsers do: each text is wrapped in, or replaced by, `<font><font>`, and texts that come later
 * are, too. It ignores `translate="no"`, and shouts in code. Texts keep their words elsewhere, so that tests find them;
 * like all translators, it leaves editable text alone.
 */
export async function translate(place: Page | BrowserContext, kind: Translator): Promise<void> {
  await place.addInitScript((way) => {
    const done = new WeakSet<Node>();
    const makeFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    const isLeftOut = (text: Text): boolean =>
      done.has(text) ||
      text.data.trim() === '' ||
      text.parentElement?.isContentEditable !== false ||
      text.parentElement.closest('script,style,noscript,textarea,title,option,svg,font') !== null;
    const translateText = (text: Text): void => {
      if (isLeftOut(text)) return;
      done.add(text);
      const [outer, inner] = [makeFont(), makeFont()];
      const words = text.parentElement?.closest('code') ? text.data.toUpperCase() : text.data;
      outer.append(inner);
      text.replaceWith(outer);
      if (way === 'wraps') {
        text.data = words;
        inner.append(text);
      } else inner.append(words);
    };
    const translateAll = (root: Node): void => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      if (root instanceof Text) texts.push(root);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translateText);
    };
    addEventListener('load', () => {
      translateAll(document.body);
      new MutationObserver((records) => {
        for (const { target, addedNodes, type } of records) {
          if (type === 'characterData') {
            done.delete(target);
            translateAll(target);
          } else addedNodes.forEach(translateAll);
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  }, kind);
}
