import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { isHeaderVisible } from './header-visibility';

/** Whether the address names an existing anchor in the page. */
function pointsIntoPage(): boolean {
  const { hash } = window.location;
  if (hash.length < 2) return false;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) !== null;
  } catch {
    return false;
  }
}

/**
 * Whether the header is visible: it hides while the reader scrolls down and returns while scrolling up. After a jump
 * to an anchor it stays hidden, and the jump’s own scrolling does not count.
 */
export function useHeaderVisibility(
  header: RefObject<HTMLElement>,
  { hides, pathname }: { hides: boolean; pathname: string },
): { isVisible: boolean; show: () => void } {
  const [isVisible, setVisible] = useState(true);
  const isJump = useRef(false);

  useEffect(() => {
    if (!hides) return;
    const arrive = (isAtPlace: boolean): void => {
      isJump.current = isAtPlace;
      setVisible(!isAtPlace);
    };
    const settle = (): void => arrive(pointsIntoPage());
    // A reloaded page keeps its scroll position: at its top, nobody could scroll the header back.
    arrive(window.scrollY > 0 && pointsIntoPage());
    window.addEventListener('hashchange', settle);
    return () => window.removeEventListener('hashchange', settle);
  }, [hides, pathname]);

  useEffect(() => {
    if (!hides) return;
    let lastScrollTop = window.scrollY;
    const onScroll = (): void => {
      const scrollTop = window.scrollY;
      // A jump whose page is already in place scrolls nothing: then the reader’s own way to the top is the first.
      const isOwn = isJump.current && scrollTop > 0;
      isJump.current = false;
      if (!isOwn) {
        const situation = {
          scrollTop,
          lastScrollTop,
          viewportHeight: window.innerHeight,
          pageHeight: document.documentElement.scrollHeight,
          headerHeight: header.current?.offsetHeight ?? 0,
        };
        setVisible((wasVisible) => isHeaderVisible(situation, wasVisible));
      }
      lastScrollTop = scrollTop;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [hides, header]);

  // Elements below the header use its space.
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.header = isVisible ? 'visible' : 'hidden';
    return () => {
      delete dataset.header;
    };
  }, [isVisible]);

  const show = useCallback(() => setVisible(true), []);
  return { isVisible, show };
}
