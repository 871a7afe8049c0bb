import type { VFileMessage } from 'vfile-message';
import { placeAbove } from '../../base/text/words';
import { schemaOf } from './component-schema';
import type { OpenComponent } from './meant-component';

/** A reason why a text cannot be read, in words for its author, and what to do. */
type Explanation = [reason: string, hint: string];

const CLOSE =
  'Close every component you open (<Tabs> … </Tabs>), each on its own line, in the right order.';
const BRACE = 'Put a literal “{” in `code`, or write \\{.';
const ESCAPE = 'Put a literal “<” or “{” in `code`, or write \\< or \\{.';

/** What the parser says, and what we say: the first that fits. Its own words are for programmers. */
const explanations: readonly (readonly [RegExp, ...Explanation])[] = [
  [
    /closing quote/,
    'the text of an attribute has no closing quote.',
    'End the text of each attribute with a quote: name="…".',
  ],
  [/^Expected the closing tag/, 'a component is opened in one block and closed in another.', CLOSE],
  [/closing slash/, 'this closes a component that is not open.', CLOSE],
  [/in closing tag/, 'a closing tag has more than its name.', 'Write it as in </Details>.'],
  [
    /import\/exports/,
    'code begins with “import” or “export”.',
    'A paragraph cannot start with “import” or “export”, because code does: put another word first.',
  ],
  [/to create a comment/, '“<!” does not begin a comment.', 'Write comments as {/* … */}.'],
  [
    /to create a link/,
    'an address in “<” and “>” is not a link.',
    'Write links as [words](https://…).',
  ],
  [
    /lazy line/,
    'something that begins in a list or quote goes on outside it.',
    'Begin each of its lines as the list or quote does: with spaces, or with “>”.',
  ],
  [/^Unexpected end of file in expression/, '“{” is not closed.', BRACE],
  [/empty expression/, 'there is nothing in the braces.', BRACE],
  [/expression|acorn/i, 'what is in the braces would be code.', BRACE],
  [/^Unexpected end of file/, 'a tag is not finished.', 'End it with “>”, or write \\<.'],
  [/before name/, 'what follows “<” is not the name of a component.', ESCAPE],
];

/** The component that is left open where the parser gives up; null if that is not why. */
export function openComponentOf({ line: endLine, reason }: VFileMessage): OpenComponent | null {
  // Only the reason says which component was opened, and where.
  const { name, line, end } =
    /^(?:Unexpected closing tag `<\/(?<end>[^`]*)>`, expected corresponding |Expected a )closing tag for `<(?<name>[^`]*)>` \((?<line>\d+):/.exec(
      reason,
    )?.groups ?? {};
  if (name === undefined || line === undefined) return null;
  return {
    name,
    line: Number(line),
    end: end === undefined || endLine === undefined ? null : { name: end, line: endLine },
  };
}

/** Says in an author’s words why the parser cannot read a text. */
export function explainSyntaxError(
  { reason }: VFileMessage,
  open: OpenComponent | null,
): Explanation {
  if (open !== null) return [reasonOf(open), hintForEmpty(open.name) ?? CLOSE];
  const known = explanations.find(([pattern]) => pattern.test(reason));
  if (known !== undefined) return [known[1], known[2]];
  const sign = /^Unexpected character `(?<sign>.+?)` \(U/s.exec(reason)?.groups?.sign;
  return [sign === undefined ? 'it is not valid MDX.' : `a tag cannot contain “${sign}”.`, ESCAPE];
}

function reasonOf({ name, line, end }: OpenComponent): string {
  if (end === null) return `<${name}> is not closed.`;
  return `</${end.name}> comes before the <${name}> ${placeAbove(end.line - line)} is closed.`;
}

function hintForEmpty(name: string): string | null {
  const { children, attributes = {} } = schemaOf(name) ?? {};
  if (children?.length !== 0) return null;
  const tag = Object.keys(attributes).length > 0 ? `<${name} … />` : `<${name} />`;
  return `<${name}> has no content: write ${tag}.`;
}
