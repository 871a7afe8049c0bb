import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in the browser, and no warning from React on the server. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
