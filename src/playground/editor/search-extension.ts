import {
  closeSearchPanel,
  findNext,
  findPrevious,
  openSearchPanel,
  search,
} from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { matchCount } from './match-count';
import { searchTheme } from './search-theme';

export { openSearchPanel };

const scope = 'editor search-panel';

/** Find and replace; loaded when it is first requested. */
export function inkSearch(): Extension {
  return [
    search(),
    searchTheme,
    matchCount(),
    keymap.of([
      { key: 'Mod-f', run: openSearchPanel, scope },
      { key: 'F3', run: findNext, shift: findPrevious, scope, preventDefault: true },
      { key: 'Mod-g', run: findNext, shift: findPrevious, scope, preventDefault: true },
      { key: 'Escape', run: closeSearchPanel, scope },
    ]),
  ];
}
