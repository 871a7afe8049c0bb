import { TAB_STORAGE_PREFIX } from './tabs-storage';

/**
 * Inline script for the head: selects, in the server's HTML and before it is painted, the tabs that
 * the address or the store name, as `useSelectedTab` will once React runs. It looks at what the
 * parser has added whenever that may be painted, so it also serves pages that arrive in pieces.
 */
export const tabsRestoreScript = `(function () {
  var query = new URLSearchParams(location.search);
  function stored(group) {
    try { return group && localStorage.getItem(${JSON.stringify(TAB_STORAGE_PREFIX)} + group); } catch (e) {}
  }
  function restore() {
    document.querySelectorAll('[data-tabs]').forEach(function (root) {
      var list = root.firstElementChild;
      var tabs = list ? Array.from(list.children) : [];
      var chosen = [query.get(root.dataset.query), stored(root.dataset.group)].find(function (value) {
        return tabs.some(function (tab) { return tab.dataset.value === value; });
      });
      if (chosen === undefined) return;
      tabs.forEach(function (tab) {
        var isChosen = tab.dataset.value === chosen;
        tab.setAttribute('aria-selected', isChosen);
        tab.tabIndex = isChosen ? 0 : -1;
      });
      Array.from(root.children).slice(1).forEach(function (panel) {
        panel.toggleAttribute('data-unselected', panel.dataset.value !== chosen);
      });
    });
  }
  var observer = new MutationObserver(restore);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', function () { restore(); observer.disconnect(); });
})();`;
