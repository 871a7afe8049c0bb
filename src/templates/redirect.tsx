import { navigate, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import type { RedirectPageContext } from '../core/page/page-data';
import { RedirectView } from '../views/RedirectView';

/** Followed inside the site only: a first visit gets the small forwarding document instead. */
export default function RedirectPage({
  pageContext,
  location,
}: PageProps<object, RedirectPageContext>) {
  const { to } = pageContext;
  const { search, hash } = location;
  useEffect(() => {
    const target = new URL(to, window.location.href);
    if (target.origin !== window.location.origin) {
      window.location.replace(target);
      return;
    }
    const hasHash = target.hash !== '';
    navigate(`${target.pathname}${target.search || search}${hasHash ? target.hash : hash}`, {
      replace: true,
    });
  }, [to, search, hash]);
  return <RedirectView to={to} />;
}
