import { useState, type FocusEvent, type PointerEvent } from 'react';

/** A device whose only pointer is a finger. */
const ONLY_TOUCH = '(hover: none) and (pointer: coarse)';

/** Whether a text is written with a keyboard on the screen, and the handlers for the element around it that tell. */
export function useTouched() {
  const [isTouched, setIsTouched] = useState(false);
  return {
    isTouched,
    handlers: {
      onPointerDown: ({ pointerType }: PointerEvent) => setIsTouched(pointerType === 'touch'),
      // The focus can also come from a button, as on the map.
      onFocus: () => {
        if (window.matchMedia(ONLY_TOUCH).matches) setIsTouched(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setIsTouched(false);
      },
    },
  };
}
