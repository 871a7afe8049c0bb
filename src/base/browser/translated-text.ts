/** The element that a translator has put in place of a text. */
const translations = new WeakMap<Node, Element>();

/**
 * Lets React change a page that a translator has changed. Translators, such as Chrome’s, replace or wrap each text with
 * `<font>`. React goes on to use the text itself: new words are lost, and inserting or removing something beside it
 * throws an error (react/react#11538). Here a text takes its place again before React uses it, and the translator
 * translates it anew. Call this once, before React renders.
 */
export function keepTextInPlace(): void {
  new MutationObserver(noteTranslations).observe(document, { childList: true, subtree: true });
  for (const method of ['insertBefore', 'appendChild', 'removeChild'] as const) {
    const original = Reflect.get(Node.prototype, method) as (...nodes: (Node | null)[]) => Node;
    Object.defineProperty(Node.prototype, method, {
      configurable: true,
      writable: true,
      value(this: Node, ...nodes: (Node | null)[]) {
        nodes.forEach(restore);
        return original.apply(this, nodes);
      },
    });
  }
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string) {
      restore(this);
      nodeValue?.set?.call(this, text);
    },
  });
}

function noteTranslations(records: readonly MutationRecord[]): void {
  records.forEach(({ target, addedNodes, removedNodes }, place) => {
    const [added] = addedNodes;
    if (!(added instanceof Element && added.localName === 'font')) return;
    // It replaced the text at once, or the text left just before or just after.
    const text = [removedNodes, records[place - 1]?.removedNodes, records[place + 1]?.removedNodes]
      .map((nodes) => nodes?.[0])
      .find(
        (node) => node instanceof Text && node.parentNode !== target && !translations.has(node),
      );
    if (text) translations.set(text, added);
  });
}

function restore(text: Node | null): void {
  const translation = text && translations.get(text);
  if (!translation) return;
  translations.delete(text);
  translation.replaceWith(text);
}
