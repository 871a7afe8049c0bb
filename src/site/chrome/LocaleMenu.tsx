import { withPrefix } from 'gatsby';
import { messages } from '../../config/messages';
import type { Locale } from '../../config/site-config';
import { Icon } from '../../ui/Icon';
import { MenuDropdown } from './MenuDropdown';
import { languagesRoot } from './languages-root';

export interface LocaleLinksProps {
  locales: readonly Locale[];
  currentCode: string;
  /** The current page, without the language’s own path. */
  pathname: string;
}

/** The site’s languages as list items, each a link to the same page. */
export function LocaleLinks({ locales, currentCode, pathname }: LocaleLinksProps) {
  const current = locales.find(({ code }) => code === currentCode);
  const root = languagesRoot(withPrefix('/'), current?.path ?? '');
  return locales.map(({ code, label, path }) => (
    <li key={code}>
      {/* Every language is a build of its own, so the browser has to load it. */}
      <a
        href={`${root}${path}${pathname}`}
        lang={code}
        hrefLang={code}
        aria-current={code === currentCode ? 'true' : undefined}
      >
        {label}
      </a>
    </li>
  ));
}

/** The language menu in the header; absent if there is only one. */
export function LocaleMenu(props: LocaleLinksProps) {
  if (props.locales.length < 2) return null;
  const current = props.locales.find(({ code }) => code === props.currentCode);
  return (
    <MenuDropdown
      name={messages.chrome.languages}
      label={
        <>
          <Icon name="language" />
          {current?.label}
        </>
      }
    >
      <LocaleLinks {...props} />
    </MenuDropdown>
  );
}
