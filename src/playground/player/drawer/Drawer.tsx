import { useState, type ReactNode } from 'react';
import { docsRoot } from '../../../config/docs-root';
import { playerMessages } from '../../../config/messages/player';
import { playedEngine } from '../../../config/played-engine';
import { Link } from '../../../ui/Link';
import type { Inspection, Tags, VariableValue } from '../engine/game-view';
import { IconButton } from '../kit/IconButton';
import { siteWords } from '../kit/game-words';
import { FilteredTable } from './FilteredTable';
import { GoToForm } from './GoToForm';
import { VariableField } from './VariableField';
import * as styles from './Drawer.module.css';

const words = playerMessages.drawer;

export interface DrawerProps {
  /** Null while it is loading. */
  inspection: Inspection | null;
  /** Whether there is no story to inspect. */
  isEmpty: boolean;
  onSetVariable: (name: string, value: VariableValue) => void;
  onGoTo: (path: string) => void;
  /** The names of the variables that stay visible below the story. */
  watched: readonly string[];
  onWatch: (watched: readonly string[]) => void;
  onClose: () => void;
}

/** A live version of the engine’s debugger: shows the current state, and allows changes. */
export function Drawer(props: DrawerProps) {
  const { inspection, isEmpty, onSetVariable, onGoTo, watched, onWatch, onClose } = props;
  return (
    <aside className={styles.drawer} aria-label={words.title} data-keys="own">
      <div className={styles.head}>
        <p className={styles.title}>{words.title}</p>
        <IconButton
          {...siteWords.ownWords}
          icon="close"
          name={words.close}
          className={styles.close}
          onClick={onClose}
        />
      </div>
      {isEmpty && <p className={styles.empty}>{words.noStory}</p>}
      {inspection && !isEmpty && (
        <div className={styles.sections}>
          <dl className={styles.state}>
            <Fact name={words.turn} value={`${inspection.turn}`} />
            <Fact name={words.seed} value={`${inspection.seed}`} />
            <Fact name={words.place} value={placeName(inspection)} />
          </dl>
          <Section title={words.variables} count={size(inspection.variables)} isOpen>
            <FilteredTable
              rows={Object.entries(inspection.variables)}
              renderValue={(name, value) => (
                <div className={styles.variable}>
                  <VariableField
                    name={name}
                    value={value}
                    onChange={(changed) => onSetVariable(name, changed)}
                  />
                  <IconButton
                    {...siteWords.ownWords}
                    icon="watch"
                    name={words.watch(name)}
                    className={styles.watch}
                    aria-pressed={watched.includes(name)}
                    onClick={() =>
                      onWatch(
                        watched.includes(name)
                          ? watched.filter((other) => other !== name)
                          : [...watched, name],
                      )
                    }
                  />
                </div>
              )}
            />
          </Section>
          <Section title={words.visits} count={size(inspection.visits)}>
            <FilteredTable
              rows={Object.entries(inspection.visits)}
              renderValue={(_, visits) => `${visits}`}
            />
          </Section>
          <TagSection title={words.sceneTags} tags={inspection.sceneTags} />
          <TagSection title={words.globalTags} tags={inspection.globalTags} />
          <Section title={words.goTo} count={inspection.paths.length}>
            <GoToForm paths={inspection.paths} onGoTo={onGoTo} />
          </Section>
        </div>
      )}
      <p className={styles.engine}>
        {words.engine(playedEngine)}{' '}
        <Link href={`${docsRoot}/playground/#differences`}>{words.differences}</Link>
      </p>
    </aside>
  );
}

/** The position’s name, or words for a position without one. */
function placeName({ place, hasEnded }: Inspection): string {
  if (place === null) return words.nowhere;
  const name = place === '' ? words.beforeKnots : place;
  return hasEnded ? words.ended(name) : name;
}

function size(record: object): number {
  return Object.keys(record).length;
}

interface FactProps {
  name: string;
  value: string;
}

function Fact({ name, value }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  );
}

interface SectionProps {
  title: string;
  count: number;
  isOpen?: boolean;
  children: ReactNode;
}

function Section({ title, count, isOpen: isOpenFirst = false, children }: SectionProps) {
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  return (
    <details
      className={styles.section}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        {title} <span className={styles.count}>{count}</span>
      </summary>
      {isOpen && (count === 0 ? <p className={styles.none}>{words.none}</p> : children)}
    </details>
  );
}

interface TagSectionProps {
  title: string;
  tags: Tags;
}

function TagSection({ title, tags }: TagSectionProps) {
  return (
    <Section title={title} count={size(tags)}>
      <FilteredTable
        rows={Object.entries(tags)}
        renderValue={(_, value) => (typeof value === 'string' ? value : JSON.stringify(value))}
      />
    </Section>
  );
}
