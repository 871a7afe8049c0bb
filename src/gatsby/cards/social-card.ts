/** The text on a page’s social card. */
export interface SocialCard {
  title: string;
  description: string;
  /** The page’s groups, outermost first; empty for the home page. */
  section: string;
}

/** What all cards share. */
export interface SiteSigns {
  siteName: string;
  /** The logo as SVG. */
  logo: string;
}

/** The card of a page, from its trail: its groups, outermost first, and the page itself. */
export function cardOf(
  { title, description }: { title: string; description: string },
  trail: readonly string[],
): SocialCard {
  return { title, description, section: trail.slice(0, -1).join(' · ') };
}
