import { THEME_COLORS } from '../../site/theme-colors';

/** The text on a page’s social card. */
export interface SocialCard {
  title: string;
  description: string;
  /** The page’s groups, outermost first; empty for the home page. */
  section: string;
}

/** The card of a page, from its trail: its groups, outermost first, and the page itself. */
export function cardOf(
  { title, description }: { title: string; description: string },
  trail: readonly string[],
): SocialCard {
  return { title, description, section: trail.slice(0, -1).join(' · ') };
}

interface CardElement {
  type: string;
  props: { style?: object; children?: unknown; [attribute: string]: unknown };
}

const INK = '#1a2233';
const INK_SOFT = '#4a5163';
const ACCENT = '#9c2a1c';
/** Longest title, in characters, that fits at the large size. */
const SHORT_TITLE = 28;

/** What all cards share. */
export interface SiteSigns {
  siteName: string;
  /** The logo as a data URL. */
  logo: string;
}

/** The layout of a card: paper, the title in the site’s typeface, a stroke of red ink below it. */
export function socialCard(
  { title, description, section }: SocialCard,
  { siteName, logo }: SiteSigns,
): CardElement {
  return element(
    'div',
    {
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '64px 80px 56px',
      background: THEME_COLORS.light,
      color: INK,
      fontFamily: 'Alegreya',
    },
    element('div', { display: 'flex', fontSize: 30, color: INK_SOFT }, section),
    element(
      'div',
      { display: 'flex', flexDirection: 'column' },
      element(
        'div',
        {
          fontSize: title.length > SHORT_TITLE ? 76 : 100,
          fontWeight: 500,
          lineHeight: 1.05,
        },
        title,
      ),
      stroke(),
      element(
        'div',
        { marginTop: 36, fontSize: 34, lineHeight: 1.35, color: INK_SOFT },
        description,
      ),
    ),
    element(
      'div',
      { display: 'flex', alignItems: 'center', fontSize: 40, fontWeight: 500 },
      { type: 'img', props: { src: logo, width: 56, height: 56 } },
      element('div', { marginLeft: 18 }, siteName),
    ),
  );
}

function stroke(): CardElement {
  return {
    type: 'svg',
    props: {
      width: 180,
      height: 12,
      viewBox: '0 0 180 12',
      style: { marginTop: 22 },
      children: {
        type: 'path',
        props: { d: 'M0 5L14 0L108 4L180 5.5L180 6.5L99 8.4L18 12L0 7Z', fill: ACCENT },
      },
    },
  };
}

function element(type: string, style: object, ...children: unknown[]): CardElement {
  return { type, props: { style, children: children.length === 1 ? children[0] : children } };
}
