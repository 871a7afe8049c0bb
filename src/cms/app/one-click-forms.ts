import { formFiles } from '../../config/cms-address';

/**
 * Opens the form of a collection that has a single file instead of its list, and the list of pages after it. Call it
 * before the CMS is loaded, so that the CMS does not see the address of the list.
 */
export function openSingleForms(): void {
  window.addEventListener('hashchange', (event) => {
    const name = /#\/collections\/(?<name>[^/?]+)\/?$/.exec(event.newURL)?.groups?.name;
    if (name === undefined || !(name in formFiles)) return;
    event.stopImmediatePropagation();
    const form = `#/collections/${name}/entries/${name}`;
    window.location.replace(event.oldURL.endsWith(form) ? '#/collections/pages' : form);
  });
}
