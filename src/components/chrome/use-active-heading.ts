import { useEffect, useState } from 'react';
import { activeHeading, type HeadingPosition } from './active-heading';

/**
 * The id of the heading whose section is being read, or null. Measures at most once a frame, and
 * only while the reader scrolls, the window changes, or the page's height does.
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
      // A row that the address names stands for the section that holds it.
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
