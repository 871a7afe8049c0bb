import type { ReactElement } from 'react';
import { ErrorBoundary } from '../../base/browser/ErrorBoundary';
import { sitePathOf } from '../../base/browser/site-path-of';
import type { PageContext } from '../../docs/pages/page-kinds';
import { AppProviders } from './AppProviders';
import { PageCrash } from './PageCrash';
import { PageShell } from './PageShell';
import { SiteCrash } from './SiteCrash';
import { SiteMetadata } from './SiteMetadata';
import { NOT_FOUND_PATH } from './not-found-path';

interface WrapRootArgs {
  element: ReactElement;
}

interface WrapPageArgs {
  element: ReactElement;
  props: {
    location: { pathname: string };
    /** Empty for pages made from src/pages. */
    pageContext?: object;
    /** Only known in the browser. */
    pageResources?: { page: { path: string } };
    /** The not-found page, wrapped; only the page that Gatsby has in its place in `develop` gets it. */
    custom404?: ReactElement;
  };
}

/** Used in the browser and on the server. Gatsby also wraps `Head` with it, so it renders no element. */
export function wrapRootElement({ element }: WrapRootArgs): ReactElement {
  return <ErrorBoundary fallback={(crash) => <SiteCrash {...crash} />}>{element}</ErrorBoundary>;
}

/** Used in the browser and on the server: providers, head and frame around a page. */
export function wrapPageElement({ element, props }: WrapPageArgs): ReactElement {
  if (process.env.NODE_ENV !== 'production' && props.custom404) return props.custom404;
  const shownPath = sitePathOf(props.location.pathname);
  const context = contextOf(props.pageContext);
  const isNotFound = NOT_FOUND_PATH.test(props.pageResources?.page.path ?? shownPath);
  // The server cannot know the address at which the not-found page will be shown.
  const path = isNotFound ? '/404/' : shownPath;
  const page = isComponent(element.type) ? element : <MissingDefaultExport path={path} />;
  return (
    <AppProviders>
      <SiteMetadata path={isNotFound ? null : path} />
      <PageShell context={context} pathname={path}>
        <ErrorBoundary resetKey={path} fallback={(crash) => <PageCrash {...crash} />}>
          {page}
        </ErrorBoundary>
      </PageShell>
    </AppProviders>
  );
}

function contextOf(pageContext: object | undefined): PageContext | undefined {
  return pageContext && 'kind' in pageContext ? (pageContext as PageContext) : undefined;
}

/** Gatsby creates an element from whatever the page’s module exports: nothing, or the module itself. */
function isComponent(type: unknown): boolean {
  return (
    typeof type === 'function' ||
    typeof type === 'string' ||
    (typeof type === 'object' && type !== null && '$$typeof' in type)
  );
}

function MissingDefaultExport({ path }: { path: string }): never {
  throw new Error(
    `The page component at ${path} doesn't have a default export. This makes it impossible to ` +
      'render anything. Consider default-exporting a React component.',
  );
}
