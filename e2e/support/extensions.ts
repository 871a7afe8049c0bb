/**
 * What readers’ extensions do to a page; each function runs in the page and must not use anything else in this file.
 */
export const extensions = {
  /** Like writing aids and password managers. */
  'elements and attributes of their own': () => {
    for (const name of ['data-new-gr-c-s-check-loaded', 'cz-shortcut-listen', 'data-gr-ext']) {
      document.body.setAttribute(name, 'true');
      document.documentElement.setAttribute(name, 'true');
    }
    document.documentElement.classList.add('some-extension');
    document.documentElement.style.setProperty('--some-extension', '1');
    document.head.prepend(document.createElement('some-style'));
    document.head.append(document.createElement('style'));
    document.body.prepend(document.createElement('some-toolbar'));
    document.body.append(document.createElement('some-overlay'));
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-some-keeper', '');
      field.after(document.createElement('some-button'));
    }
  },
  /** Like dark-mode extensions. */
  'styles on everything': () => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    document.head.insertAdjacentHTML('beforeend', '<meta name="darkreader" content="1">');
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.setAttribute('data-darkreader-inline-color', '');
      element.style.setProperty('--darkreader-inline-color', '#eee');
    }
  },
  /** Like the browsers’ own translators. */
  'every text in a font element': () => {
    document.documentElement.lang = 'de';
    document.documentElement.classList.add('translated-ltr');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || parent.matches('script, style, code *, code') || !text.data.trim()) continue;
      const template = document.createElement('template');
      template.innerHTML = '<font><font></font></font>';
      template.content.querySelector('font font')?.append(`${text.data} `);
      text.replaceWith(template.content);
    }
  },
  /** Like blockers of ads and annoyances. */
  'parts that are gone': () => {
    for (const selector of [
      'footer',
      'main figcaption',
      'main nav',
      'main p:nth-of-type(2)',
      'kbd',
    ]) {
      document.querySelector(selector)?.remove();
    }
  },
} satisfies Record<string, () => void>;
