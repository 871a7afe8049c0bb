import type { Node } from 'unist';
import { nearestName } from '../../base/text/nearest-name';
import { placeAbove } from '../../base/text/words';
import type { ElementProps } from '../../base/tree/document-tree';
import { componentNames, schemaOf } from './component-schema';
import type { Report } from './reporter';

/** A component that is not closed, and the tag that stands where it should be, if any. */
export interface OpenComponent {
  name: string;
  line: number;
  end: { name: string; line: number } | null;
}

/**
 * The component that an author means: the written one, or the nearest that has all of its attributes, so that what it
 * contains is not reported as well. Reports a name that is no component; null if none is near.
 */
export function meantComponent(
  name: string,
  props: ElementProps,
  at: Node,
  report: Report,
): string | null {
  if (schemaOf(name) !== undefined) return name;
  const fitting = componentNames.filter((known) => {
    const attributes = schemaOf(known)?.attributes ?? {};
    return Object.keys(props).every((attribute) => Object.hasOwn(attributes, attribute));
  });
  const meant = nearestComponent(name, fitting);
  reportUnknown(name, meant ?? nearestComponent(name), at, report);
  return meant;
}

/** Reports that a component is not closed because one of its tags is misspelt; false if both are components. */
export function reportMisspelt({ name, line, end }: OpenComponent, report: Report): boolean {
  if (schemaOf(name) === undefined) {
    const closed = end !== null && schemaOf(end.name) !== undefined ? [end.name] : [];
    reportUnknown(name, nearestComponent(name, closed) ?? nearestComponent(name), line, report);
    return true;
  }
  if (end === null || schemaOf(end.name) !== undefined) return false;
  const meant = nearestComponent(end.name, [name]) ?? nearestComponent(end.name);
  report(
    end.line,
    `</${end.name}> is not a component.`,
    `${meant === null ? '' : `Did you mean “</${meant}>”? `}The component to close here is the <${name}> ${placeAbove(end.line - line)}.`,
  );
  return true;
}

/** The nearest component, or one whose name begins like that: other tools have “Tab” for “TabItem”. */
function nearestComponent(name: string, among: readonly string[] = componentNames): string | null {
  const longer = name.length > 2 ? among.find((known) => known.startsWith(name)) : undefined;
  return nearestName(name, among) ?? longer ?? null;
}

function reportUnknown(name: string, meant: string | null, at: Node | number, report: Report) {
  const known = `Known: ${componentNames.join(', ')}.`;
  report(
    at,
    `<${name}> is not a component.`,
    meant === null
      ? `${known} Put a literal “<” in \`code\`, or write \\<.`
      : `Did you mean “${meant}”? ${known}`,
  );
}
