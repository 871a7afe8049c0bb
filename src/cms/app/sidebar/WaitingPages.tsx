import { useSiteContent } from '../kit/site-content';
import { describeChange } from '../review/describe-change';
import { knownChanges } from '../review/known-changes';
import type { SidebarMover } from '../server/page-mover';
import { WaitingPage } from './WaitingPage';

/** Says where new pages that are not published will be, each of which brings its own line, and moves them. */
export function WaitingPages({ mover }: { mover: () => SidebarMover | null }) {
  const content = useSiteContent();
  const pages = knownChanges
    .use()
    .filter((change) => describeChange(change, content).kind === 'New page');
  if (pages.length === 0) return null;
  return (
    <div className="sidebarWaiting cmsPlace">
      <p>Not in this list yet: these pages bring their line with them when they are published.</p>
      <ul>
        {pages.map((change) => (
          <li key={change.slug}>
            <WaitingPage {...{ change, mover }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
