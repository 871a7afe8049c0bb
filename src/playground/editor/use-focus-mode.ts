import { useEffect, useRef, useState, type RefObject } from 'react';

interface FocusMode {
  /** What stays when all else is hidden. */
  ref: RefObject<HTMLDivElement>;
  isOn: boolean;
  setIsOn: (isOn: boolean) => void;
}

/** A mode in which everything on the page but one element is hidden, also from screen readers and the Tab key. */
export function useFocusMode(): FocusMode {
  const ref = useRef<HTMLDivElement>(null);
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    if (!isOn || ref.current === null) return;
    const hidden = surroundings(ref.current);
    for (const element of hidden) {
      element.inert = true;
      element.dataset.setAside = '';
    }
    document.documentElement.dataset.focusMode = '';
    return () => {
      for (const element of hidden) {
        element.inert = false;
        delete element.dataset.setAside;
      }
      delete document.documentElement.dataset.focusMode;
    };
  }, [isOn]);
  return { ref, isOn, setIsOn };
}

/** All elements that neither contain an element nor are in it, as few as possible. */
function surroundings(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let inner = element; inner !== document.body;) {
    const { parentElement } = inner;
    if (parentElement === null) break;
    for (const sibling of parentElement.children) {
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert)
        found.push(sibling);
    }
    inner = parentElement;
  }
  return found;
}
