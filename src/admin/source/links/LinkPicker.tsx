import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { findTargets, type LinkTarget } from './link-targets';

/** What the picker was opened for. */
export type LinkQuestion = 'link' | 'page' | 'term' | 'entry';

interface LinkPickerProps {
  question: LinkQuestion;
  /** What is selected in the text. */
  selected: string;
  targets: readonly LinkTarget[];
  /** Called with the words of the link and its target; null if nothing was chosen. */
  onChoose: (choice: { words: string; href: string } | null) => void;
}

const MOST = 60;
const headings: Record<LinkQuestion, string> = {
  link: 'Link to',
  page: 'Page',
  term: 'Term of the glossary',
  entry: 'Entry of the reference',
};
const kinds: Record<LinkTarget['kind'], string> = {
  page: 'Page',
  heading: 'Heading',
  term: 'Term',
  entry: 'Entry',
};

/** Finds what to link to by its title; an address outside the site can be written or pasted, unless a page is wanted. */
export function LinkPicker({ question, selected, targets, onChoose }: LinkPickerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(0);
  useEffect(() => dialog.current?.showModal(), []);
  const label = question === 'page' ? 'Title' : 'Title, or https:// address';
  const found = useMemo(() => {
    const address = question === 'page' ? null : addressIn(query);
    if (address !== null) return [address];
    const isAny = question === 'link' || question === 'page';
    const fitting = targets.filter(({ kind }) => isAny || kind === question);
    return findTargets(fitting, query).slice(0, MOST);
  }, [targets, query, question]);
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const choose = (target: LinkTarget | undefined) => {
    if (target === undefined) return;
    onChoose({ words: selected === '' ? wordsOf(target) : selected, href: target.href });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setCurrent((current + step + found.length) % found.length);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    choose(found[current]);
  };
  return (
    <dialog
      ref={dialog}
      className="deskPicker"
      aria-labelledby={`${id}heading`}
      onCancel={() => onChoose(null)}
    >
      <h2 id={`${id}heading`}>{headings[question]}</h2>
      <input
        role="combobox"
        aria-label={label}
        placeholder={label}
        aria-expanded={found.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={found.length > 0 ? `${id}${current}` : undefined}
        autoComplete="off"
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setCurrent(0);
        }}
        onKeyDown={onKeyDown}
      />
      {/* The keys are those of the field. */}
      <div ref={list} id={`${id}list`} role="listbox" aria-label={headings[question]}>
        {found.map((target, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- The field has the focus and the keys.
          <div
            key={`${target.kind} ${target.href} ${target.title}`}
            id={`${id}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onClick={() => choose(target)}
          >
            <span>{target.title}</span>
            <small>
              {kinds[target.kind]}, {target.where}
            </small>
          </div>
        ))}
      </div>
      <p role="status">{found.length === 0 && 'Nothing on this site has that title.'}</p>
      <p className="deskChoices">
        <button type="button" onClick={() => onChoose(null)}>
          Cancel
        </button>
      </p>
    </dialog>
  );
}

/** What a link says if nothing is selected: names of the reference are code, and an address says nothing. */
function wordsOf({ kind, title, href }: LinkTarget): string {
  if (href === title) return '';
  return kind === 'entry' ? `\`${title}\`` : title;
}

/** An address outside the site. */
function addressIn(query: string): LinkTarget | null {
  const href = query.trim();
  if (!/^(?:https?:\/\/|mailto:)\S+$/.test(href)) return null;
  return { kind: 'page', title: href, where: 'outside this site', href };
}
