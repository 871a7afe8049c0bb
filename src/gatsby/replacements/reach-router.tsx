/**
 * Replaces @gatsbyjs/reach-router, which is three times as large, with the parts that Gatsby and its Link use.
 * Redirects, nested routers, and elements other than `<div>` around the page are left out. The rest behaves like the
 * original and renders the same elements; reach-router.test.tsx compares the two.
 */
import {
  Children,
  cloneElement,
  createContext,
  forwardRef,
  useContext,
  useEffect,
  useRef,
  useState,
  type AnchorHTMLAttributes,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';

type State = Record<string, unknown>;

interface RouterLocation extends Pick<
  Location,
  'pathname' | 'search' | 'hash' | 'href' | 'origin' | 'protocol' | 'host' | 'hostname' | 'port'
> {
  state: State | null;
  key: string;
}

type Listener = (update: { location: RouterLocation; action: 'POP' | 'PUSH' }) => void;

function currentLocation(): RouterLocation {
  const { pathname, search, hash, href, origin, protocol, host, hostname, port } = window.location;
  const state = window.history.state as State | null;
  return {
    pathname: encodeURI(decodeURI(pathname)),
    search,
    hash,
    href,
    origin,
    protocol,
    host,
    hostname,
    port,
    state,
    key: (state?.key as string | undefined) ?? 'initial',
  };
}

const listeners = new Set<Listener>();
let location = currentLocation();
let isInTransition = false;
let endTransition = (): void => undefined;

/** Goes to another history entry, or to an address in a new or the same entry; resolves once it is shown. */
export function navigate(
  to: string | number,
  { state, replace = false }: { state?: object | undefined; replace?: boolean | undefined } = {},
): Promise<void> {
  if (typeof to === 'number') window.history.go(to);
  else {
    const entry = { ...state, key: String(Date.now()) };
    // Safari allows 100 new entries in 30 seconds.
    try {
      if (isInTransition || replace) window.history.replaceState(entry, '', to);
      else window.history.pushState(entry, '', to);
    } catch {
      window.location[replace ? 'replace' : 'assign'](to);
    }
  }
  location = currentLocation();
  isInTransition = true;
  const transition = new Promise<void>((resolve) => {
    endTransition = resolve;
  });
  listeners.forEach((listener) => listener({ location, action: 'PUSH' }));
  return transition;
}

export const globalHistory = {
  navigate,
  get location() {
    return location;
  },
  listen(listener: Listener): () => void {
    const onPopState = (): void => {
      location = currentLocation();
      listener({ location, action: 'POP' });
    };
    listeners.add(listener);
    window.addEventListener('popstate', onPopState);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('popstate', onPopState);
    };
  },
};

export const BaseContext = createContext({ baseuri: '/', basepath: '/' });
const LocationContext = createContext<{ location: RouterLocation } | undefined>(undefined);

interface LocationProps {
  children: (context: { location: RouterLocation }) => ReactNode;
}

/** Provides the address from the nearest provider; the outermost is the provider itself. */
export function Location({ children }: LocationProps): ReactNode {
  const context = useContext(LocationContext);
  return context ? children(context) : <LocationProvider>{children}</LocationProvider>;
}

/** The address from the nearest provider; only gatsby-script asks for it. */
export const useLocation = (): RouterLocation | undefined => useContext(LocationContext)?.location;

function LocationProvider({ children }: LocationProps) {
  const [context, setContext] = useState({ location });
  useEffect(() => {
    isInTransition = false;
    endTransition();
  }, [context.location]);
  useEffect(() => {
    let isGone = false;
    const stop = globalHistory.listen((update) => {
      const show = (): void => {
        if (!isGone) setContext({ location: update.location });
      };
      // The original always waits for a frame; clicks do not need that.
      if (update.action === 'PUSH') queueMicrotask(show);
      else queueMicrotask(() => requestAnimationFrame(show));
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return <LocationContext.Provider value={context}>{children(context)}</LocationContext.Provider>;
}

interface RouterProps extends HTMLAttributes<HTMLDivElement> {
  basepath: string;
  location: RouterLocation;
  /** The page, with its path. */
  children: ReactElement<{ path: string }>;
}

/** The page, if the address matches, in the element that receives focus after each page change. */
export function Router({ basepath, location: shown, children, ...attributes }: RouterProps) {
  const page = Children.only(children);
  const { path } = page.props;
  const route = { path: path === '/' ? basepath : `${stripped(basepath)}/${stripped(path)}` };
  const match = pick([route], shown.pathname);
  if (!match) return null;
  const { uri, params } = match;
  return (
    <BaseContext.Provider value={{ baseuri: uri, basepath: route.path.replace(/\*$/, '') }}>
      <FocusWrapper {...attributes} uri={uri} pathname={shown.pathname}>
        {cloneElement(page, { ...params, uri, location: shown } as object)}
      </FocusWrapper>
    </BaseContext.Provider>
  );
}

interface FocusWrapperProps extends HTMLAttributes<HTMLDivElement> {
  uri: string;
  pathname: string;
}

function FocusWrapper({ uri, pathname, ...attributes }: FocusWrapperProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const before = useRef({ uri, pathname });
  useEffect(() => {
    const { current } = before;
    before.current = { uri, pathname };
    if (uri !== current.uri || (pathname !== current.pathname && pathname === uri)) {
      wrapper.current?.focus();
    }
  }, [uri, pathname]);
  return <div style={{ outline: 'none' }} tabIndex={-1} ref={wrapper} {...attributes} />;
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  state?: State;
  replace?: boolean;
  innerRef?: Ref<HTMLAnchorElement>;
  getProps?: (link: {
    isCurrent: boolean;
    isPartiallyCurrent: boolean;
    href: string;
    location: RouterLocation;
  }) => object | null | undefined;
}

/** A link that changes the page without a reload on a plain click. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { innerRef, to, state, replace, getProps, ...attributes },
  ref,
) {
  const { baseuri } = useContext(BaseContext);
  const shown = useContext(LocationContext)?.location ?? location;
  const href = resolve(to, baseuri);
  const encodedHref = encodeURI(href);
  const isCurrent = shown.pathname === encodedHref;
  const isPartiallyCurrent = shown.pathname.startsWith(encodedHref);
  return (
    <a
      ref={ref ?? innerRef}
      aria-current={isCurrent ? 'page' : undefined}
      {...attributes}
      {...getProps?.({ isCurrent, isPartiallyCurrent, href, location: shown })}
      href={href}
      onClick={(event) => {
        attributes.onClick?.(event);
        const { metaKey, altKey, ctrlKey, shiftKey, button } = event;
        if (event.defaultPrevented || button !== 0) return;
        if (metaKey || altKey || ctrlKey || shiftKey) return;
        event.preventDefault();
        const { key: _key, ...shownState } = shown.state ?? {};
        const isSame = isCurrent && isShallowEqual({ ...state }, shownState);
        void navigate(href, { state, replace: replace ?? isSame });
      }}
    />
  );
});

function isShallowEqual(one: State, other: State): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

const stripped = (path: string): string => path.replace(/^\/+|\/+$/g, '');
const segmentsOf = (path: string): string[] => stripped(path).split('/');
const withQuery = (path: string, query = ''): string => (query ? `${path}?${query}` : path);

/** The address of `to` as seen from `base`, with both taken as folders. */
export function resolve(to: string, base: string): string {
  if (to.startsWith('/')) return to;
  const [path = '', query] = to.split('?');
  const [basePath = ''] = base.split('?');
  const segments = segmentsOf(path);
  const baseSegments = segmentsOf(basePath);
  if (segments[0] === '') return withQuery(basePath, query);
  if (!segments[0]?.startsWith('.')) {
    const start = basePath === '/' ? '' : '/';
    return withQuery(start + [...baseSegments, ...segments].join('/'), query);
  }
  const result: string[] = [];
  for (const segment of [...baseSegments, ...segments]) {
    if (segment === '..') result.pop();
    else if (segment !== '.') result.push(segment);
  }
  return withQuery(`/${result.join('/')}`, query);
}

interface Match<Route> {
  route: Route;
  params: Record<string, string>;
  uri: string;
}

/** The route that matches the address best: literal segments before `:name`, and that before `*`. */
export function pick<Route extends { path: string }>(
  routes: readonly Route[],
  uri: string,
): Match<Route> | null {
  const segments = segmentsOf(uri.split('?', 1)[0] ?? '');
  return (
    routes
      .map((route) => ({ route, score: scoreOf(route.path) }))
      .sort((one, other) => other.score - one.score)
      .map(({ route }) => matchOf(route, segments))
      .find((match) => match !== null) ?? null
  );
}

function scoreOf(path: string): number {
  return segmentsOf(path).reduce((score, segment) => {
    if (segment === '') return score + 5;
    if (segment.length > 1 && segment.startsWith(':')) return score + 6;
    return segment.startsWith('*') ? score - 1 : score + 7;
  }, 0);
}

function matchOf<Route extends { path: string }>(
  route: Route,
  segments: readonly string[],
): Match<Route> | null {
  const parts = segmentsOf(route.path);
  const params: Record<string, string> = {};
  let index = 0;
  for (; index < Math.max(segments.length, parts.length); index += 1) {
    const part = parts[index];
    const segment = segments[index];
    if (part?.startsWith('*')) {
      params[part.slice(1) || '*'] = segments.slice(index).map(decodeURIComponent).join('/');
      break;
    }
    if (segment === undefined) return null;
    if (part !== undefined && /^:./.test(part) && segments[0] !== '') {
      params[part.slice(1)] = decodeURIComponent(segment);
    } else if (part !== segment) return null;
  }
  return { route, params, uri: `/${segments.slice(0, index).join('/')}` };
}
