import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in the browser, and nothing that React would complain of on the server. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
