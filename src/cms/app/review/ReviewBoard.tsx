import { useEffect, useRef, useState } from 'react';
import { ChangeCard } from './ChangeCard';
import { knownChanges, type ChangedEntry } from './known-changes';
import type { ReviewActions } from './review-actions';
import { stages, statuses } from './statuses';

const keyOf = ({ collection, slug }: ChangedEntry) => `${collection}/${slug}`;

/** All changes that are not published, by how far they are. */
export function ReviewBoard({ actions }: { actions: ReviewActions }) {
  const changes = knownChanges.use();
  const board = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<{ key: string } | null>(null);
  useEffect(() => {
    if (last === null || board.current === null) return;
    // The buttons that had the focus may be gone.
    const card = [...board.current.querySelectorAll<HTMLElement>('[data-change]')].find(
      ({ dataset }) => dataset.change === last.key,
    );
    (card?.querySelector('a') ?? board.current.querySelector('h1'))?.focus();
  }, [last]);
  return (
    <div ref={board}>
      <h1 tabIndex={-1}>Review</h1>
      <p>
        What is saved is not on the site yet: it waits here. Move it on to “
        {stages.pending_publish.name}”, and publish it from there.
      </p>
      <div className="reviewStages">
        {statuses.map((status) => {
          const here = changes.filter((change) => change.status === status);
          const { name, purpose } = stages[status];
          return (
            <section key={status} aria-label={name}>
              <h2>{name}</h2>
              <p>{purpose}</p>
              {here.length === 0 && <p>No changes here.</p>}
              <ul>
                {here.map((change) => (
                  <li key={keyOf(change)} data-change={keyOf(change)}>
                    <ChangeCard
                      {...{ change, status, actions }}
                      onDone={() => setLast({ key: keyOf(change) })}
                    />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </div>
  );
}
