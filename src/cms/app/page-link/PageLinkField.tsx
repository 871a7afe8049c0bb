import { useId, useMemo } from 'react';
import { useSiteContent } from '../kit/site-content';
import { ChooserField } from '../picker/ChooserField';
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
  const titleId = useId();
  const content = useSiteContent();
  const targets = useMemo(() => pageTargets(content, named), [content, named]);
  const target = targets.find(({ href }) => href === value);
  return (
    <ChooserField
      {...{ id, value, onChange }}
      describedBy={titleId}
      renderDialog={(onDone) => (
        <LinkPicker
          question={named === 'address' ? 'link' : 'page'}
          selected=""
          targets={targets}
          onChoose={(choice) => onDone(choice?.href ?? null)}
        />
      )}
    >
      <p id={titleId}>
        {target && (target.kind === 'page' ? target.title : `${target.where}: ${target.title}`)}
      </p>
    </ChooserField>
  );
}
