import { createStorageSlot } from '../../../../base/browser/storage-slot';

/** What the CMS’s button for scrolling is called. */
export const SCROLL_TOGETHER = 'Scroll together';

/** Where the CMS keeps whether its own panes scroll together, by their heights. */
const CMS_KEY = 'cms.scroll-sync-enabled';

/** Whether text and preview scroll together: “false” if not. */
export const scrollSlot = createStorageSlot('cms-scroll-together', { persistence: 'local' });

/** Makes the CMS’s button switch our scrolling instead of its own, which is off. Call it before the CMS is loaded. */
export function takeOverScrolling(): void {
  createStorageSlot(CMS_KEY, { persistence: 'local' }).set('false');
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest(BUTTON) === null) return;
    event.stopPropagation();
    scrollSlot.set(String(scrollSlot.get() === 'false'));
  };
  document.addEventListener('click', onClick, { capture: true });
}

/** Shows on the button whether it is on; without this, it is hidden. */
export function showScrolling(isOn: boolean): void {
  document.querySelector(BUTTON)?.setAttribute('aria-pressed', String(isOn));
}

const BUTTON = `button[title="${SCROLL_TOGETHER}"]`;
