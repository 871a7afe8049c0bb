import { useCallback, useId } from 'react';
import { Button } from '../../../../ui/Button';
import { Dialog } from '../../../../ui/Dialog';
import { OptionPicker } from '../../picker/OptionPicker';
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
  const id = useId();
  const find = useCallback(
    (query: string) => {
      const address = question === 'page' ? null : addressIn(query);
      if (address !== null) return [address];
      const isAny = question === 'link' || question === 'page';
      const fitting = targets.filter(({ kind }) => isAny || kind === question);
      return findTargets(fitting, query).slice(0, MOST);
    },
    [targets, question],
  );
  return (
    <Dialog className="cmsPicker" aria-labelledby={id} onCancel={() => onChoose(null)}>
      <h2 id={id}>{headings[question]}</h2>
      <OptionPicker
        label={question === 'page' ? 'Title' : 'Title, or https:// address'}
        listLabel={headings[question]}
        find={find}
        keyOf={({ kind, href, title }) => `${kind} ${href} ${title}`}
        renderOption={({ kind, title, where }) => (
          <>
            <span>{title}</span>
            <small>
              {kinds[kind]}, {where}
            </small>
          </>
        )}
        nothing="Nothing on this site has that title."
        onChoose={(target) => {
          const { href } = target;
          onChoose({ words: selected === '' ? wordsOf(target) : selected, href });
        }}
      />
      <p className="cmsChoices">
        <Button isSmall onClick={() => onChoose(null)}>
          Cancel
        </Button>
      </p>
    </Dialog>
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
