import type { ReactElement } from 'react';
import type { PageContext } from '../core/page/page-data';
import { AppProviders } from './AppProviders';
import { ErrorBoundary } from './ErrorBoundary';
import { NOT_FOUND_PATH } from './not-found-path';
import { PageCrash } from './PageCrash';
import { PageShell } from './PageShell';
import { SiteCrash } from './SiteCrash';
import { SiteMetadata } from './SiteMetadata';
import { sitePathOf } from '../browser/site-path-of';

interface WrapRootArgs {
  element: ReactElement;
}

interface WrapPageArgs {
  element: ReactElement;
  props: {
    location: { pathname: string };
    /** Empty for pages that are made from src/pages. */
    pageContext?: object;
    /** Known in the browser only. */
    pageResources?: { page: { path: string } };
  };
}

/** The same in the browser and on the server. Gatsby wraps `Head` with it too: it renders no element. */
export function wrapRootElement({ element }: WrapRootArgs): ReactElement {
  return <ErrorBoundary fallback={(crash) => <SiteCrash {...crash} />}>{element}</ErrorBoundary>;
}

/** The same in the browser and on the server: providers, head and frame around a page. */
export function wrapPageElement({ element, props }: WrapPageArgs): ReactElement {
  const shownPath = sitePathOf(props.location.pathname);
  const context = contextOf(props.pageContext);
  const isNotFound = NOT_FOUND_PATH.test(props.pageResources?.page.path ?? shownPath);
  // The server cannot know the address at which the page for unknown ones will be shown.
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

/** Gatsby makes an element of whatever the page's module has: nothing, or the module itself. */
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
