import { createRoot, type Root } from 'react-dom/client';
import { SendView } from './SendView';
import type { SendServer } from './send-server';

/** The address of the view, which the CMS does not know. */
const ADDRESS = '#/send';
const UNKNOWN = '[class*="-NotFoundContainer"]';

/** Where the CMS says that something is saved, renamed or deleted. */
const SAVED = /^(?:Saved|Created|Deleted|The (?:page|file) is now)\b/;

/** An arrow head that flies off, as large as the CMS’s icons. */
const ICON =
  '<svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24"><path fill="currentcolor" d="M3 20.5v-6.6l9-1.9-9-1.9V3.5L22 12z"/></svg>';

/** Shows “Send it in” at its address, and leads there from the bars and from the message after a save. */
export function showSend(server: SendServer): void {
  // Within the CMS’s main part: see nameParts.
  const place = document.createElement('div');
  place.className = 'cmsReview cmsSend';
  let root: Root | null = null;
  const settle = () => {
    const isAsked = window.location.hash === ADDRESS;
    const around = isAsked ? document.querySelector(UNKNOWN) : null;
    if (around === null) {
      root?.unmount();
      root = null;
      place.remove();
    } else if (place.parentElement !== around) {
      around.append(place);
      root ??= createRoot(place);
      root.render(<SendView server={server} />);
    }
    addLinks(isAsked);
  };
  new MutationObserver(settle).observe(document.body, { childList: true, subtree: true });
}

function addLinks(isAsked: boolean): void {
  const list = document.querySelector('[class*="-AppHeaderNavList"]');
  if (list?.querySelector('.sendLink') === null) {
    const item = document.createElement('li');
    item.append(makeLink());
    list.append(item);
  }
  const link = list?.querySelector('.sendLink');
  if (isAsked) link?.setAttribute('aria-current', 'page');
  else link?.removeAttribute('aria-current');

  const bar = document.querySelector('[class*="-ToolbarSectionMeta"]');
  if (bar?.querySelector('.sendLink') === null) bar.prepend(makeLink());

  for (const message of document.querySelectorAll('.Toastify__toast-body')) {
    const isSaved = SAVED.test(message.textContent);
    if (isSaved && message.querySelector('.sendLink') === null) message.append(makeLink(''));
  }
}

function makeLink(icon = ICON): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'sendLink';
  link.href = ADDRESS;
  link.innerHTML = `${icon}<span>Send it in</span>`;
  return link;
}
