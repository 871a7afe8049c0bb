import { useCallback, useState, type PropsWithChildren, type ReactNode } from 'react';
import { InlineScript } from '../../base/browser/InlineScript';
import { useMediaQuery } from '../../base/browser/use-media-query';
import { currentLocale } from '../../config/current-locale';
import { messages } from '../../config/messages';
import { PLAY_PAGE } from '../../config/play-page';
import { siteConfig, type SiteConfig } from '../../config/site-config';
import type { PageContext } from '../../docs/pages/page-kinds';
import type { DocsFrame } from '../../docs/sidebar/page-data';
import { Link } from '../../ui/Link';
import { SMALL_SCREEN } from '../../ui/styles/breakpoints';
import { AnnouncementBar } from '../announcement/AnnouncementBar';
import { BackToTop } from '../chrome/BackToTop';
import { LocaleLinks, LocaleMenu } from '../chrome/LocaleMenu';
import { PageBarProvider } from '../chrome/page-bar';
import { Sidebar, type SidebarProps } from '../chrome/Sidebar';
import { SiteFooter } from '../chrome/SiteFooter';
import { SiteHeader } from '../chrome/SiteHeader';
import { SiteTitle } from '../chrome/SiteTitle';
import { SkipLink } from '../chrome/SkipLink';
import { VersionLinks, VersionMenu } from '../chrome/VersionMenu';
import { ColorModeToggle } from '../color-mode/ColorModeToggle';
import { SearchTrigger } from '../search/SearchTrigger';
import { usePreferredVersion } from '../versions/use-preferred-version';
import { LazySideMenu } from './LazySideMenu';
import { OfflineNotice } from './OfflineNotice';
import { OldBrowserNotice } from './OldBrowserNotice';
import { loadCategoryItems } from './load-category-items';
import * as styles from './PageShell.module.css';

const config: SiteConfig = siteConfig;

const PLAYGROUND = '/playground/';

interface PageShellProps {
  context: PageContext | undefined;
  /** Path of the page within the site, with a trailing slash. */
  pathname: string;
  /** The page, including its `<main id="main-content">`. */
  children: ReactNode;
}

// Right after the sidebar, before it is painted; in the browser’s bundle it would be dead weight.
const RESTORE_SIDEBAR = 'window.docsEarly?.restoreSidebar()';
const isServerBuild = process.env.BUILD_STAGE !== 'build-javascript';

/** What is around every page; a story that somebody was sent has the window to itself. */
export function PageShell(props: PageShellProps) {
  if (props.pathname !== PLAY_PAGE) return <Frame {...props} />;
  return (
    <>
      <OldBrowserNotice />
      {props.children}
      <OfflineNotice />
    </>
  );
}

/** The state of the side menu; it is wanted where it can be opened, and stays once it was open. */
function useSideMenu() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const isWanted = useMediaQuery(SMALL_SCREEN) || wasOpened;
  const open = useCallback(() => {
    setOpen(true);
    setOpened(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  return { isOpen, isWanted, open, close };
}

/** Links to the versions of the docs, and the address of the page’s own one, or else of the one its reader prefers. */
function useVersions(frame: DocsFrame | null) {
  const { versions } = config;
  const { preferred, prefer } = usePreferredVersion(versions);
  const lastVersion = versions.find(({ isLast }) => isLast);
  const version =
    versions.find(({ name }) => name === frame?.versionName) ?? preferred ?? lastVersion;
  const versionLinks = { versions, currentName: version?.name ?? '', onChoose: prefer };
  return { docsHref: `${version?.path ?? ''}/`, versionLinks };
}

/** The frame around pages of the site; it stays mounted while they change. */
function Frame({ context, pathname, children }: PageShellProps) {
  const menu = useSideMenu();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  // All of the window is for writing: header and footer give way.
  const fillsWindow = pathname === PLAYGROUND;
  const frame = context && 'frame' in context ? context.frame : null;
  const { docsHref, versionLinks } = useVersions(frame);

  const partLink = (href: string, label: string, isWithin = false) => (
    <Link
      href={href}
      aria-current={pathname === href ? 'page' : isWithin ? 'true' : undefined}
      replace={menu.isOpen}
    >
      {label}
    </Link>
  );
  const tutorialLink = partLink(docsHref, messages.chrome.tutorial, frame !== null);
  const playgroundLink = partLink(PLAYGROUND, messages.chrome.playground);
  const repositoryLink = <Link href={config.repository.url}>{config.repository.label}</Link>;
  const sidebar = frame && {
    entries: frame.sidebar,
    pathname: frame.sidebarPath ?? pathname,
    loadCategoryItems,
  };
  const localeLinks = { locales: config.locales, currentCode: currentLocale.code, pathname };

  return (
    <PageBarProvider value={bar}>
      <SkipLink />
      <OldBrowserNotice isForWriting={fillsWindow} />
      {!fillsWindow && <AnnouncementBar announcement={config.announcement} />}
      <SiteHeader
        title={config.title}
        pathname={pathname}
        hidesOnScroll={config.navbar.hideOnScroll && !fillsWindow}
        links={
          <>
            {tutorialLink}
            {!fillsWindow && playgroundLink}
          </>
        }
        farLinks={
          <>
            <VersionMenu {...versionLinks} />
            <LocaleMenu {...localeLinks} />
            {repositoryLink}
          </>
        }
        pageBar={fillsWindow ? <div ref={setBar} data-page-bar="" /> : undefined}
        search={<SearchTrigger />}
        colorMode={<ColorModeToggle />}
        isMenuOpen={menu.isOpen}
        onOpenMenu={menu.open}
      />
      {sidebar ? <BesideSidebar sidebar={sidebar}>{children}</BesideSidebar> : children}
      {!fillsWindow && (
        <>
          <SiteFooter copyright={config.copyright} />
          <BackToTop />
        </>
      )}
      <OfflineNotice />
      {menu.isWanted && (
        <LazySideMenu
          title={<SiteTitle title={config.title} replace />}
          colorMode={<ColorModeToggle />}
          links={
            <>
              <li>{tutorialLink}</li>
              <li>{playgroundLink}</li>
              <li>{repositoryLink}</li>
              {config.versions.length > 1 && <VersionLinks {...versionLinks} />}
              {config.locales.length > 1 && <LocaleLinks {...localeLinks} />}
            </>
          }
          sidebar={sidebar && <Sidebar {...sidebar} replaces />}
          isOpen={menu.isOpen}
          onClose={menu.close}
        />
      )}
    </PageBarProvider>
  );
}

/** A page of the docs, with their sidebar. */
function BesideSidebar({ sidebar, children }: PropsWithChildren<{ sidebar: SidebarProps }>) {
  return (
    <div className={styles.docs}>
      <div className={styles.sidebar}>
        <Sidebar {...sidebar} keepsScroll />
        <InlineScript text={isServerBuild ? RESTORE_SIDEBAR : ''} />
      </div>
      <div>{children}</div>
    </div>
  );
}
