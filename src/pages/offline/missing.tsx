import type { PageProps } from 'gatsby';
import { useIsHydrated } from '../../base/browser/use-is-hydrated';
import { MissingPageView } from '../../site/views/MissingPageView';

export default function MissingPage({ location }: PageProps) {
  const wanted = new URLSearchParams(location.search).get('page');
  // Only a path of this site; and the server knows of none.
  const isPath = wanted !== null && /^\/(?!\/)/.test(wanted);
  return <MissingPageView path={useIsHydrated() && isPath ? wanted : null} />;
}
