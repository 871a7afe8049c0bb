import { mapProseLines } from './map-prose-lines';

/** Docusaurus's rule for an explicit heading id: `## Words {#id}`, at the end of the line. */
const EXPLICIT_ID = /\s*\{#(?<id>(?:.(?!\{#|\}))*.)\}$/;
const HEADING_WITH_ID = /^(?<start>[ \t>]*#{1,6}\s.*)\{(?<id>#[^{}]+)\}\s*$/;

/** Escapes the braces of explicit heading ids, which MDX would otherwise read as an expression. */
export function escapeHeadingIds(source: string): string {
  return mapProseLines(source, (line) => line.replace(HEADING_WITH_ID, '$<start>\\{$<id>\\}'));
}

/** Parts a heading's last text from an explicit id at its end. */
export function splitHeadingId(text: string): { text: string; id: string | null } {
  const id = EXPLICIT_ID.exec(text)?.groups?.id ?? null;
  return { text: id === null ? text : text.replace(EXPLICIT_ID, ''), id };
}
