import { useState } from 'react';
import { Button, type ButtonProps } from '../../../ui/Button';
import { useSiteContent } from '../kit/site-content';
import { timeOf } from '../kit/time-of';
import { siteProblems } from '../problems-bar/site-problems';
import type { Decision } from './ChangeQuestion';
import { askAboutChange } from './ask-about-change';
import { describeChange, stoppersIn } from './describe-change';
import type { ChangedEntry } from './known-changes';
import type { ReviewActions } from './review-actions';
import { stages, statuses, type Status } from './statuses';

interface ChangeCardProps {
  change: ChangedEntry;
  status: Status;
  actions: ReviewActions;
  /** Called once something was done with it: it may be elsewhere then, or gone. */
  onDone: () => void;
}

/** A change that waits to be published: what it does to the site, and what can be done with it. */
export function ChangeCard({ change, status, actions, onDone }: ChangeCardProps) {
  const { title, summary, kind, address, formerAddress, url } = describeChange(
    change,
    useSiteContent(),
  );
  const problems = stoppersIn(change, siteProblems.use());
  const [isBusy, setBusy] = useState(false);
  const { collection, slug, author = '', updatedOn = '' } = change;
  const form = [collection, 'entries', ...slug.split('/')].map(encodeURIComponent).join('/');
  const at = statuses.indexOf(status);
  const next = statuses[at + 1];
  const before = statuses[at - 1];

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
    onDone();
  };
  const decide = async (decision: Decision) => {
    if (!(await askAboutChange(decision, change))) return;
    await run(() =>
      decision === 'Publish' ? actions.publish(change, title) : actions.discard(change, title),
    );
  };
  const button = (words: string, onClick: () => void, kind?: ButtonProps['kind']) => (
    <Button isSmall {...{ kind, onClick }} disabled={isBusy}>
      {words}
    </Button>
  );
  const move = (to: Status) => void run(() => actions.move(change, title, to));

  return (
    <article aria-label={title} aria-busy={isBusy}>
      <p className="reviewKind">{kind}</p>
      <h3>
        {url === '' ? (
          <a href={`#/collections/${form}`}>{title}</a>
        ) : (
          <a href={url} target="_blank" rel="noreferrer">
            {title} (on GitHub)
          </a>
        )}
      </h3>
      {summary !== '' && <p>{summary}</p>}
      <p className="reviewAddress">
        {formerAddress !== '' && <>{formerAddress} → </>}
        {address}
      </p>
      <p className="reviewTime">
        {author}
        {author !== '' && updatedOn !== '' && ' · '}
        {updatedOn !== '' && <time dateTime={updatedOn}>{timeOf({ date: updatedOn })}</time>}
      </p>
      {problems !== '' && <p className="reviewProblems">{problems}</p>}
      <p className="cmsChoices">
        {next !== undefined && button(`Move to “${stages[next].name}”`, () => move(next))}
        {next === undefined && button('Publish …', () => void decide('Publish'), 'primary')}
        {before !== undefined && button(`Back to “${stages[before].name}”`, () => move(before))}
        {button('Discard …', () => void decide('Discard'), 'danger')}
      </p>
    </article>
  );
}
