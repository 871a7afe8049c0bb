import { didYouMean } from '../../base/text/nearest-name';
import { ENDLESS } from './story-player';

/** A complaint of ink, in words that a writer understands. */
export interface Explanation {
  message: string;
  hint: string;
}

interface Saying extends Explanation {
  pattern: RegExp;
}

// `$name` stands for a group of the pattern.
const SAYINGS: Saying[] = [
  {
    pattern: /^Divert target not found: '-> (?<name>end|done)'/i,
    message: 'no knot, stitch or label is called “$name”',
    hint: 'END and DONE are written in capitals: -> END, -> DONE.',
  },
  {
    pattern: /^Divert target not found: '-> (?<name>[^']+)'/,
    message: 'no knot, stitch or label is called “$name”',
    hint: 'Write that knot, or correct the name behind the arrow.',
  },
  {
    pattern: /^Function call target not found: '-> (?<name>[^']+)'/,
    message: 'no function is called “$name”',
    hint: 'Declare it with === function $name, or with EXTERNAL $name() if the engine provides it.',
  },
  {
    pattern: /^Unresolved variable: (?<name>\S+)/,
    message: 'nothing is called “$name”',
    hint: 'Declare it with VAR $name = …; names are case-sensitive.',
  },
  {
    pattern:
      /^(?:Variable could not be found to assign to|variable for \w+ could not be found): '(?<name>[^']+)'/,
    message: 'a value is written to “$name”, which is not a variable',
    hint: 'Declare it with VAR $name = …, or with ~ temp $name = … for this knot only; a CONST keeps its value.',
  },
  {
    pattern: /^Could not find target for read count: -> (?<name>[^\s,]+)/,
    message: 'there is neither a place nor a list item called “$name”',
    hint: 'Check both halves of the name: knot.stitch, knot.label or list.item.',
  },
  {
    pattern: /^Could not find list (?:definition that contains item|item) '?(?<name>[\w.]+)'?/,
    message: 'no list has an item called “$name”',
    hint: 'Add the item to its LIST line, or correct the name.',
  },
  {
    pattern: /^Ambiguous item name '(?<name>[^']+)'/,
    message: 'two lists have an item called “$name”',
    hint: 'Write the list’s name before it, as in list.$name.',
  },
  {
    pattern:
      /^(?:Divert|Function call) to '(?<name>[^']+)' requires (?<wanted>\d+) arguments, but (?:(?:only )?got (?<got>\d+)|.*)/,
    message: 'the number of values that “$name” gets here is not the number it takes',
    hint: 'Its declaration has $wanted between the parentheses: pass the same number.',
  },
  {
    pattern: /^(?:Divert|Function call) target \((?<name>[^)]+)\) doesn't take parameters/,
    message: '“$name” takes no values, but here it gets some',
    hint: 'Remove the parentheses, or give its declaration names for the values.',
  },
  {
    pattern: /^(?<name>\w+) can't be diverted to/,
    message: '“$name” is a function, and an arrow cannot lead to a function',
    hint: 'Call it instead: ~ $name() on its own line, {$name()} within text.',
  },
  {
    pattern: /^(?<name>\w+) hasn't been marked as a function/,
    message: '“$name” is a knot, but it is called like a function',
    hint: 'Declare it with === function $name, or lead to it with -> $name.',
  },
  {
    pattern: /name has already been used/,
    message: 'a name is used twice',
    hint: 'Knots, variables, lists and functions share their names: give one of the two another name.',
  },
  {
    pattern: /^A (?<what>\w+) with the same label name '(?<name>[^']+)'/,
    message: 'the label “$name” is given twice',
    hint: 'Give one of the two another name.',
  },
  {
    pattern: /^Expected at least one line within the knot/,
    message: 'a knot is empty',
    hint: 'Put at least one line below its name, such as -> DONE.',
  },
  {
    pattern: /^Expected some kind of logic, conditional or sequence within braces/,
    message: 'ink cannot read what is inside the braces { }',
    hint: 'Close every { with a }, put a | between texts that take turns, and write \\{ for a brace that is part of the text.',
  },
  {
    pattern: /^Expected end of line but saw '\|/,
    message: 'there is a | outside of braces, where it means nothing to ink',
    hint: 'Write \\| for a vertical bar that is part of the text.',
  },
  {
    pattern: /^Expected end of line but saw '\[/,
    message:
      'a choice has more than one pair of square brackets, and ink takes the first for its own',
    hint: 'Write \\[ and \\] for brackets that are markup or part of the text.',
  },
  {
    pattern: /^Expected end of line after knot name definition/,
    message: 'something follows the name of the knot',
    hint: 'A name has no spaces: write it with underscores, as in lamp_room.',
  },
  {
    pattern: /^Expected end of line but saw/,
    message: 'the line should have ended here, but it continues',
    hint: 'Look for a space in a name, or an extra bracket, brace or sign. A comment needs two slashes.',
  },
  {
    pattern: /^Expected closing brace/,
    message: 'a { has no } on its line',
    hint: 'Close it, or write \\{ for a brace that is part of the text.',
  },
  {
    pattern: /^Choices with conditions should be written/,
    message: 'a choice inside { } does not say where it leads',
    hint: 'Write the condition on the choice itself, as in * {key} [Unlock], or end the choice with an arrow.',
  },
  {
    pattern: /^Found tunnel onwards statement/,
    message: 'there is a ->-> here, but the story did not get here through a tunnel',
    hint: 'Call the knot as a tunnel, as in -> knot ->, or end it with -> END or another arrow.',
  },
  {
    pattern: /^Expected right side of '(?<sign>[^']+)' expression/,
    message: 'there is nothing to the right of $sign',
    hint: 'Write a value after it; ink has no *= and no /=, so write ~ x = x * 2.',
  },
  {
    pattern: /^Expected closing '\)'/,
    message: 'ink expects a closing ) here',
    hint: 'Add it. For the text of a choice, use square brackets, as in * [Knock]: round ones after * or - hold a name.',
  },
  {
    pattern: /^Expected closing '(?<sign>.)'/,
    message: 'ink expects a closing $sign here',
    hint: 'Add it, or put a backslash before a bracket of the text.',
  },
  {
    pattern: /^Expected the '=' for an assignment/,
    message: 'a declaration has no value',
    hint: 'Write it, as in VAR lamps = 0, or put a backslash before a line of text.',
  },
  {
    pattern: /^global variable assignments cannot refer to other variables/,
    message: 'the initial value of a variable cannot be another variable',
    hint: 'Write a number, a text or a list item, and set it with a ~ line later.',
  },
  {
    pattern: /^initial value for a (?<what>variable|constant) must be/,
    message: 'a $what cannot have this initial value',
    hint: 'Write a number, a text in straight quotes, true, false, a list item or an arrow with a knot.',
  },
  {
    pattern: /^Functions may not contain (?<what>\w+)/,
    message: 'a function contains $what, which functions cannot have',
    hint: 'Make it a knot, and lead to it with an arrow.',
  },
  {
    pattern: /^should not have return statement outside of a knot/,
    message: 'there is a ~ return outside any function',
    hint: 'Move it into a function.',
  },
  {
    pattern: /^Failed to load: '(?<name>[^']+)'/,
    message: 'there is no file “$name” to include',
    hint: 'Give a sample of this page the title="$name", or correct the name in the INCLUDE line.',
  },
  {
    pattern: /^Recursive INCLUDE detected: '(?<name>[^']+)'/,
    message: 'the files include each other in a loop, through “$name”',
    hint: 'Remove one of the INCLUDE lines.',
  },
  {
    pattern: /^Error: Missing function binding for externals?: '(?<name>[^']+)'/,
    message: 'the external function “$name” has no fallback in ink',
    hint: 'Add one below the sample, in lines that are not shown: //~ === function $name() and //~ ~ return 0.',
  },
  {
    pattern: /^Apparent loose end exists/,
    message: 'the story has nowhere to go after this line',
    hint: 'End it with -> END or -> DONE, or lead on with an arrow.',
  },
  {
    pattern: /^ran out of content/,
    message: 'the story runs out here: there is no more text, no choice and no end',
    hint: 'End this path with -> END or -> DONE, or lead on with an arrow. If all choices are used up, add one with + or the fallback + ->.',
  },
  {
    pattern: /^unexpectedly reached end of content\. Do you need a '->->'/,
    message: 'a tunnel ends without going back',
    hint: 'Write ->-> as its last line.',
  },
  {
    pattern: /^unexpectedly reached end of content\. Do you need a '~ return'/,
    message: 'a function ends without going back',
    hint: 'Write ~ return as its last line.',
  },
  {
    pattern: /^(?:Blank choice|Choice is completely empty)/,
    message: 'a choice has no text',
    hint: 'Give it words, or write * -> for a choice that is taken when no other is left.',
  },
  {
    pattern: /^'(?<name>\w+)' being used as read count rather than being called as function/,
    message: 'the function “$name” is counted here, not called',
    hint: 'Add parentheses to call it: $name().',
  },
  {
    pattern: /^Tried to divert (?:to a target from|using a target from) a variable/,
    message: 'an arrow leads to a variable that does not contain a knot',
    hint: 'Give the variable a knot with an arrow, as in ~ next = -> cellar.',
  },
  {
    pattern: /^Expected target for new (?<what>\w+)/,
    message: 'an arrow leads nowhere',
    hint: 'Write the name of a knot behind it.',
  },
  {
    pattern: /^Expected (?:value expression|the name of)/,
    message: 'something is missing at the end of the line',
    hint: 'Write the missing value or name.',
  },
  {
    pattern: new RegExp(`^${ENDLESS}`),
    message: 'the story loops here without ever offering a choice',
    hint: 'Put a choice into the loop, or a condition that leads out of it.',
  },
];

/** The explanation of an unknown complaint. */
export const UNEXPLAINED: Explanation = {
  message: 'ink does not accept this',
  hint: 'Fix the line; the message in brackets is ink’s own.',
};

/** Explains a complaint of the compiler or of a story in plain words; `names` are candidates for a misspelt name. */
export function explainIssue(text: string, names: readonly string[]): Explanation {
  for (const { pattern, message, hint } of SAYINGS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const groups = match.groups ?? {};
    const fill = (saying: string) =>
      saying.replace(/\$([a-z]+)/g, (_, key: string) => groups[key] ?? '');
    const { name } = groups;
    const suggestion =
      name === undefined
        ? ''
        : didYouMean(
            name,
            names.filter((other) => other !== name),
          );
    return { message: fill(message), hint: suggestion + fill(hint) };
  }
  return UNEXPLAINED;
}
