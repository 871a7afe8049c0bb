import { useEffect, useState } from 'react';
import { activeHeading, type HeadingPosition } from './active-heading';

/**
 * The id of the current section’s heading, or null. Measures at most once per frame, and only when the reader scrolls
 * or the window or the page’s height changes.
 */
export function useActiveHeading(ids: readonly string[], offset: number): string | null {
  const [active, setActive] = useState<string | null>(null);
  const key = ids.join(' ');

  useEffect(() => {
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      const headings = key.split(' ').flatMap((id): HeadingPosition[] => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        // A heading in a closed part of the page has no box.
        return box && box.height > 0 ? [{ id, top: box.top, bottom: box.bottom }] : [];
      });
      // A row that the address names stands for the section that contains it.
      const row = document.querySelector(':is(tr, dt, div):is(:target, [data-landed])');
      if (row) {
        const { top, bottom } = row.getBoundingClientRect();
        const place = headings.filter((heading) => heading.top <= top).length;
        const id = headings[place - 1]?.id;
        if (id !== undefined) headings.splice(place, 0, { id, top, bottom });
      }
      setActive(activeHeading(headings, { offset, viewportHeight: window.innerHeight }));
    };
    const schedule = (): void => {
      frame ||= requestAnimationFrame(measure);
    };

    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [key, offset]);

  return active;
}
