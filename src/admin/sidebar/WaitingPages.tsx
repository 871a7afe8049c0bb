import { describeChange } from '../review/describe-change';
import { knownChanges } from '../review/known-changes';
import { useSiteContent } from '../site-content';

/** Says where new pages that are not published will stand: each brings its own line. */
export function WaitingPages() {
  const content = useSiteContent();
  const pages = knownChanges
    .use()
    .map((change) => describeChange(change, content))
    .filter(({ kind }) => kind === 'New page');
  if (pages.length === 0) return null;
  return (
    <div className="sidebarWaiting">
      <p>Not here yet. These pages bring their line with them when they are published:</p>
      <ul>
        {pages.map(({ title, address, sidebarPlace }) => (
          <li key={address}>
            <b>{title}</b>, {sidebarPlace}
          </li>
        ))}
      </ul>
    </div>
  );
}
