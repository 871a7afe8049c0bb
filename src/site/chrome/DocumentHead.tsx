import { useState } from 'react';
import { Helmet, type HelmetProps } from 'react-helmet';
import { useBrowserLayoutEffect } from '../../base/browser/use-browser-layout-effect';

const isServer = typeof window === 'undefined';

/**
 * react-helmet’s `<Helmet>`, in the browser only once it is in the document. Helmet notes what it is given while React
 * renders it: what React renders and then drops, as it does if a click interrupts its start, would stay in the head of
 * all pages that follow.
 */
export function DocumentHead(props: HelmetProps) {
  const [isInPlace, setInPlace] = useState(isServer);
  useBrowserLayoutEffect(() => setInPlace(true), []);
  return isInPlace ? <Helmet {...props} /> : null;
}
