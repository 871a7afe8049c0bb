import { useState } from 'react';
import { describeError } from '../../../base/browser/describe-error';
import { summaryOf } from '../../../base/problems/format-problems';
import type { ChangedFile, SendProtocol } from '../../protocol/send-protocol';
import { TwoTexts } from '../conflict/TwoTexts';
import type { FileDescription } from './describe-file';

interface ChangeItemProps {
  change: ChangedFile;
  description: FileDescription;
  onCompare: (path: string) => Promise<SendProtocol['difference'][1]>;
}

/** A file that is sent in: what becomes of it, what is wrong with it, and the difference once it is opened. */
export function ChangeItem({ change, description, onCompare }: ChangeItemProps) {
  const { path, formerPath } = change;
  const { title, kind, address, form, problems } = description;
  const [texts, setTexts] = useState<SendProtocol['difference'][1] | null>(null);
  const [failure, setFailure] = useState('');
  return (
    <li>
      <p className="reviewKind">{kind}</p>
      <h3>{form === null ? title : <a href={form}>{title}</a>}</h3>
      <p className="reviewAddress">
        {formerPath !== undefined && <>{formerPath} → </>}
        {formerPath === undefined ? address : path}
      </p>
      {problems.length > 0 && <p className="reviewProblems">{summaryOf(problems)}</p>}
      <details
        onToggle={({ currentTarget: { open } }) => {
          // Anew each time: it may have been saved since.
          if (open)
            onCompare(path).then(setTexts, (error: unknown) => setFailure(describeError(error)));
        }}
      >
        <summary>
          What has changed<span className="sendHidden"> in {title}</span>
        </summary>
        {failure !== '' && <p className="cmsFailure">{failure}</p>}
        {texts !== null && <Texts {...texts} title={title} />}
      </details>
    </li>
  );
}

function Texts({ before, after, title }: SendProtocol['difference'][1] & { title: string }) {
  if (before === null && after === null) return <p>It is no text that could be compared.</p>;
  return (
    <TwoTexts
      label={`Before and after: ${title}`}
      left={{ title: 'As it was', text: before ?? '' }}
      right={{ title: 'As it is now', text: after ?? '' }}
    />
  );
}
