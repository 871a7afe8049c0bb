import {
  categoryAttribute,
  closedAttribute,
  sidebarAttribute,
  sidebarOpenKey,
  sidebarScrollKey,
} from './sidebar-constants';

/**
 * Opens, closes and scrolls the sidebar as the reader left it, before the first paint; to stand
 * right after it in the page. The way to the current page is always open, and on the first page of
 * a visit its entry is in sight.
 */
export const sidebarRestoreScript = `(function () {
  try {
    var sidebar = document.querySelector('[${sidebarAttribute}]');
    var open = JSON.parse(sessionStorage.getItem('${sidebarOpenKey}')) || {};
    sidebar.querySelectorAll('[${categoryAttribute}]').forEach(function (category) {
      var isOpen = open[category.getAttribute('${categoryAttribute}')];
      if (typeof isOpen !== 'boolean' || category.querySelector('[aria-current="page"]')) return;
      var list = category.querySelector('ul');
      if (list) list.toggleAttribute('${closedAttribute}', !isOpen);
      var button = category.querySelector('[aria-expanded]');
      if (button) button.setAttribute('aria-expanded', String(isOpen));
    });
    var top = sessionStorage.getItem('${sidebarScrollKey}');
    var current = sidebar.querySelector('[aria-current="page"]');
    if (top === null && current) {
      var half = sidebar.clientHeight / 2;
      var below = current.getBoundingClientRect().top - sidebar.getBoundingClientRect().top;
      if (below > half) top = below - half;
    }
    sidebar.scrollTop = Number(top) || 0;
  } catch (error) {}
})();`;
