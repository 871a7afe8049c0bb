import { useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSiteContent } from '../site-content';
import { LinkPicker } from '../source/links/LinkPicker';
import { pageTargets, type PageName } from './page-targets';

interface PageLinkFieldProps {
  id: string;
  value: string;
  named: PageName;
  onChange: (value: string) => void;
}

/** A field for a page or, mostly, one of its headings, which is written or chosen by its title. */
export function PageLinkField({ id, value, named, onChange }: PageLinkFieldProps) {
  const button = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const content = useSiteContent();
  const targets = useMemo(() => pageTargets(content, named), [content, named]);
  const target = targets.find(({ href }) => href === value);
  return (
    <div className="deskChooser">
      <input
        id={id}
        value={value}
        aria-describedby={titleId}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <button ref={button} type="button" onClick={() => setOpen(true)}>
        Choose …
      </button>
      <p id={titleId}>
        {target && (target.kind === 'page' ? target.title : `${target.where}: ${target.title}`)}
      </p>
      {isOpen && (
        <LinkPicker
          question={named === 'address' ? 'link' : 'page'}
          selected=""
          targets={targets}
          onChoose={(choice) => {
            if (choice !== null) onChange(choice.href);
            // Nothing behind an open dialog can have the focus.
            flushSync(() => setOpen(false));
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
