import type { MouseEvent } from 'react';
import { searchMessages as words } from '../../config/messages/search';
import { optionId } from '../../ui/Combobox';
import { Link } from '../../ui/Link';
import type { SearchGroup, SearchOption } from './search-result';
import * as styles from './SearchResults.module.css';

interface SearchResultsProps {
  id: string;
  groups: readonly SearchGroup[];
  /** Whether newer results are being loaded. */
  isBusy: boolean;
  activeIndex: number;
  onPoint: (index: number) => void;
  onFollow: (option: SearchOption) => void;
}

/** The results, grouped by page; focus stays in the field. */
export function SearchResults(props: SearchResultsProps) {
  const { id, groups, isBusy, activeIndex } = props;
  return (
    <div
      id={id}
      className={styles.list}
      role="listbox"
      aria-label={words.results}
      aria-busy={isBusy}
    >
      {placed(groups).map(({ group, first }) => (
        <div
          key={group.id}
          className={styles.group}
          role="group"
          aria-labelledby={`${id}-${group.id}`}
        >
          <div id={`${id}-${group.id}`} className={styles.groupTitle} role="presentation">
            {group.title}
          </div>
          {group.options.map((option, place) => {
            const own = first + place;
            return (
              <Link
                key={`${option.href} ${option.title}`}
                href={option.href}
                id={optionId(id, own)}
                className={styles.option}
                {...lookOf(option)}
                role="option"
                aria-selected={own === activeIndex}
                tabIndex={-1}
                onPointerMove={() => {
                  if (own !== activeIndex) props.onPoint(own);
                }}
                onClick={(event) => {
                  if (staysInTab(event)) props.onFollow(option);
                }}
              >
                <OptionWords option={option} />
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The groups with the index of their first option among all options. */
function placed(groups: readonly SearchGroup[]): { group: SearchGroup; first: number }[] {
  return groups.map((group, index) => ({
    group,
    first: groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  }));
}

/** A card’s accessible name is its title and its meaning: reading out its code would take too long. */
function lookOf({ card, isPlay, title, excerpt }: SearchOption) {
  if (isPlay) return { 'data-play': '' };
  if (card === undefined) return {};
  const meaning = excerpt.map(({ text }) => text).join('');
  return { 'data-card': '', 'aria-label': `${title}: ${meaning}` };
}

function OptionWords({ option }: { option: SearchOption }) {
  const { title, isCode, excerpt, page, card, isPlay = false } = option;
  return (
    <>
      {isPlay && (
        <svg className={styles.play} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M5.5 3.5v13l11-6.5z" />
        </svg>
      )}
      <span className={styles.title}>{isCode ? <code translate="no">{title}</code> : title}</span>
      {page !== null && <span className={styles.page}> {page}</span>}
      <span className={styles.excerpt}>
        {excerpt.map(({ text, isMarked }, index) =>
          // The pieces of a text have no key other than their index.
          isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
        )}
      </span>
      {card?.syntax?.map((form) => (
        <code translate="no" key={form} className={styles.syntax}>
          {form}
        </code>
      ))}
      {card?.sample !== undefined && <pre className={styles.sample}>{card.sample}</pre>}
    </>
  );
}

function staysInTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
