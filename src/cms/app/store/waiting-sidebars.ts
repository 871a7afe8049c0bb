import { liveValue } from '../kit/live-value';

/** The sidebars of changes that are not published yet, by the slug of the page that each belongs to. */
export const waitingSidebars = liveValue<ReadonlyMap<string, string>>(new Map());

/** Notes the text of the sidebar that will be published with a page. */
export function noteSidebar(slug: string, source: string): void {
  waitingSidebars.set(new Map([...waitingSidebars.get(), [slug, source]]));
}
