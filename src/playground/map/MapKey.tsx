import type { ReactNode } from 'react';
import { mapToolMessages as words } from '../../config/messages/map-tool';
import { drawKey, exampleBox, exampleLink } from '../../ink/map/draw-key';
import { drawBox, drawLink } from '../../ink/map/draw-map';
import { MapTesterNotes } from './MapTesterNotes';
import { MapTests } from './MapTests';
import { NoteCorner } from './NoteCorner';
import { drawn } from './drawn';
import * as styles from './StoryMapTool.module.css';

const KEY = drawKey();
const EXAMPLE = exampleBox({ places: ['example'] });
/** As wide as a name. */
const NAMED = exampleBox({ isEnd: true, label: words.exampleName, width: 48 });
const FOLDED = { ...exampleBox({ size: 3, folds: 'example' }), label: '+2' };
const NOTED = new Map([['example', ['first', 'second']]]);
const EXAMPLES = {
  tested: { plays: 3, countAt: () => 2 },
  untested: { plays: 3, countAt: () => 0 },
};

/** What the signs of a map mean. */
export function MapKey() {
  return (
    <details open className={styles.key}>
      <summary>{words.key}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls needs the keyboard. */}
      <ul tabIndex={0} aria-label={words.key}>
        <Sign meaning={words.gone}>
          <g className={styles.link} data-gone="">
            {drawn(drawLink(exampleLink({})))}
          </g>
        </Sign>
        <Sign meaning={words.stands}>
          <g className={styles.box} data-here="">
            {drawn(drawBox(exampleBox({})))}
          </g>
        </Sign>
        {(['tested', 'untested'] as const).map((name) => (
          <Sign key={name} meaning={words[name]}>
            {drawn(drawBox(EXAMPLE))}
            <MapTests layout={{ boxes: [EXAMPLE] }} tests={EXAMPLES[name]} />
          </Sign>
        ))}
        <Sign meaning={words.unwritten}>
          <g className={styles.box} data-empty="">
            {drawn(drawBox(NAMED))}
          </g>
        </Sign>
        <Sign meaning={words.ownNote}>
          <g className={styles.box}>
            {drawn(drawBox(EXAMPLE))}
            <NoteCorner box={EXAMPLE} />
          </g>
        </Sign>
        <Sign meaning={words.folded}>{drawn(drawBox(FOLDED))}</Sign>
        <Sign meaning={words.noted}>
          {drawn(drawBox(EXAMPLE))}
          <MapTesterNotes layout={{ boxes: [EXAMPLE] }} noted={NOTED} />
        </Sign>
        {KEY.map(({ sign, drawing, meaning }) => (
          <Sign key={sign} meaning={meaning}>
            {drawn(drawing)}
          </Sign>
        ))}
      </ul>
    </details>
  );
}

function Sign({ meaning, children }: { meaning: string; children: ReactNode }) {
  return (
    <li>
      <svg viewBox="0 0 56 36" aria-hidden="true">
        {children}
      </svg>
      {meaning}
    </li>
  );
}
