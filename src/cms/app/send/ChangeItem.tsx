import { useEffect, useState } from 'react';
import { describeError } from '../../../base/browser/describe-error';
import { summaryOf } from '../../../base/problems/format-problems';
import type { ChangedFile, SendProtocol } from '../../protocol/send-protocol';
import { TwoTexts } from '../conflict/TwoTexts';
import { parseFrontmatter } from '../../../docs/frontmatter/parse-frontmatter';
import type { FileDescription } from './describe-file';
import type { SendServer } from './send-server';

interface ChangeItemProps {
  change: ChangedFile;
  description: FileDescription;
  server: Pick<SendServer, 'difference' | 'usersOf'>;
}

/** A file that is sent in: what becomes of it, what is wrong with it, and the difference once it is opened. */
export function ChangeItem({ change, description, server }: ChangeItemProps) {
  const { path, formerPath } = change;
  const { kind, address, form, problems } = description;
  const title = useFormerTitle(description, path, server) ?? description.title;
  const isUnused = useUnused(description, path, server);
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
      {isUnused && (
        <p className="sendHint">
          No page shows it. If none will, delete it under “Pictures” first.
        </p>
      )}
      {problems.length > 0 && <p className="reviewProblems">{summaryOf(problems)}</p>}
      <details
        onToggle={({ currentTarget: { open } }) => {
          // Anew each time: it may have been saved since.
          if (open)
            server
              .difference(path)
              .then(setTexts, (error: unknown) => setFailure(describeError(error)));
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

/** The title that a deleted page had; null for all else, and until it is known. */
function useFormerTitle(
  { kind }: FileDescription,
  path: string,
  server: ChangeItemProps['server'],
): string | null {
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    if (kind !== 'Deleted page') return;
    server.difference(path).then(
      ({ before }) => setTitle(parseFrontmatter(before ?? '', path).frontmatter.title || null),
      // Its path says which one it is.
      () => undefined,
    );
  }, [kind, path, server]);
  return title;
}

/** Whether a picture is new, and nothing shows it. */
function useUnused(
  { kind }: FileDescription,
  path: string,
  server: ChangeItemProps['server'],
): boolean {
  const [isUnused, setUnused] = useState(false);
  useEffect(() => {
    if (kind !== 'New picture') return;
    server.usersOf(path).then(
      (users) => setUnused(users.length === 0),
      () => undefined,
    );
  }, [kind, path, server]);
  return isUnused;
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
