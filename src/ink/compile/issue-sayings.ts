import { ENDLESS } from './story-player';

/** A complaint of ink, in words that a writer understands. */
export interface Explanation {
  message: string;
  hint: string;
}

interface Saying extends Explanation {
  pattern: RegExp;
}

/** Where ink has seen the other of two things: `line 2`, and in another file `line 2 of b.ink"`. */
const PLACE = String.raw`(?<place>line \d+(?: of [^"]+)?)`;

/** An arrow leads to a name that nothing has. */
export const NO_PLACE = /^Divert target not found: '-> (?<name>[^']+)'/;

// `$name` is replaced by a group of the pattern. A group called `name` is a name that may be misspelt, `own` is one that is not.
/** What ink says, and what it means: the first pattern that fits counts. */
export const SAYINGS: readonly Saying[] = [
  {
    pattern: /^Divert target not found: '-> (?<own>end|done)'/i,
    message: 'no place of the story is called “$own”',
    hint: 'END and DONE are written in capitals: -> END, -> DONE.',
  },
  {
    pattern: NO_PLACE,
    message: 'no place of the story is called “$name”',
    hint: 'Begin a place with the line “=== $name”, or correct the name after the arrow.',
  },
  {
    pattern: /^Function call target not found: '-> (?<name>[^']+)'/,
    message: 'no function is called “$name”',
    hint: 'Declare it with === function $name, or with EXTERNAL $name() if the engine provides it.',
  },
  {
    pattern: /^Unresolved variable: (?<name>\S+)/,
    message: 'nothing is called “$name”',
    hint: 'Declare it with VAR $name = …; capitals and small letters are different.',
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
    pattern: /^Ambiguous item name '(?<own>[^']+)'/,
    message: 'two lists have an item called “$own”',
    hint: 'Write the list’s name before it, as in list.$own.',
  },
  {
    pattern:
      /^(?:Divert|Function call) to '(?<own>[^']+)' requires (?<wanted>\d+) arguments, but (?:(?:only )?got (?<got>\d+)|.*)/,
    message: 'the number of values that “$own” gets here is not the number it takes',
    hint: 'Its declaration has $wanted between the parentheses: pass the same number.',
  },
  {
    pattern: /^(?:Divert|Function call) target \((?<own>[^)]+)\) doesn't take parameters/,
    message: '“$own” takes no values, but here it gets some',
    hint: 'Remove the parentheses, or give its declaration names for the values.',
  },
  {
    pattern: /^(?<own>\w+) can't be diverted to/,
    message: '“$own” is a function, and an arrow cannot lead to a function',
    hint: 'Call it instead: ~ $own() on its own line, {$own()} within text.',
  },
  {
    pattern: /^(?<own>\w+) hasn't been marked as a function/,
    message: '“$own” is a knot, but it is called like a function',
    hint: 'Declare it with === function $own, or lead to it with -> $own.',
  },
  {
    pattern: new RegExp(`^Story already contains flow named '(?<own>[^']+)' \\(at ${PLACE}`),
    message: 'two knots or functions are called “$own”; the other is in $place',
    hint: 'Give one of the two another name, and write that name after the arrows that lead to it.',
  },
  {
    pattern: new RegExp(`^Knot already contains flow named '(?<own>[^']+)' \\(at ${PLACE}`),
    message: 'two stitches of this knot are called “$own”; the other is in $place',
    hint: 'Give one of the two another name, and write that name after the arrows that lead to it.',
  },
  {
    pattern: new RegExp(`'(?<own>[^']+)': name has already been used for .+ on ${PLACE}`),
    message: 'two things are called “$own”; the other is in $place',
    hint: 'Knots, variables, lists and functions share their names: give one of the two another name.',
  },
  {
    pattern: new RegExp(`^\\w+ '(?<own>[^']+)' has the same label name as .+ \\(on ${PLACE}`),
    message: 'a label and a knot or stitch are both called “$own”; the other is in $place',
    hint: 'Give one of the two another name.',
  },
  {
    pattern: new RegExp(
      `^A \\w+ with the same label name '(?<own>[^']+)' already exists in this context on ${PLACE}`,
    ),
    message: 'two lines have the label “$own”; the other is $place',
    hint: 'Give one of the two another name.',
  },
  {
    pattern: new RegExp(
      `^found declaration variable '(?<own>[^']+)' that was already declared \\(${PLACE}`,
    ),
    message: '“$own” is declared twice; the other place is $place',
    hint: 'Remove one of the two, or give it another name. A line that only changes the value begins with ~, as in ~ $own = ….',
  },
  {
    pattern: new RegExp(`^CONST '(?<own>[^']+)' has been redefined.* on ${PLACE}`),
    message: 'the constant “$own” has two values; the other is in $place',
    hint: 'Remove one of the two lines. If the value changes in the story, declare it once, with VAR.',
  },
  {
    pattern: /^'(?<own>[^']+)' cannot be used for the name of/,
    message: '“$own” is a word of ink, so nothing in the story can have this name',
    hint: 'Choose another name.',
  },
  {
    pattern: /^List '(?<list>[^']+)' contains duplicate items called '(?<own>[^']+)'/,
    message: 'two items of the list “$list” are called “$own”',
    hint: 'Remove one, or give it another name.',
  },
  {
    pattern: /^Multiple arguments with the same name: '(?<own>[^']+)'/,
    message: 'two values between the parentheses are called “$own”',
    hint: 'Give one of the two another name.',
  },
  {
    pattern: /^Duplicate EXTERNAL definition of '(?<own>[^']+)'/,
    message: 'two EXTERNAL lines declare “$own”',
    hint: 'Remove one of them.',
  },
  {
    pattern: /^Expected at least one line within the (?<own>knot|stitch)/,
    message: 'a $own is empty',
    hint: 'Put at least one line below its name, such as -> DONE.',
  },
  {
    pattern: /^Expected an '- else:' clause here/,
    message: 'this branch of the condition does not begin with - else:',
    hint: 'Write - else: with a colon. To ask for more than one condition, put { alone on its line, and begin each branch with its own condition, as in - coins > 3: ….',
  },
  {
    pattern: /^Branch doesn't have condition/,
    message: 'this branch has no condition, or no colon after it',
    hint: 'Write both after the dash, as in - coins > 3: …, or write - else: in the last branch.',
  },
  {
    pattern: /^Expected one or two alternatives separated by '\|' in inline conditional/,
    message: 'a condition chooses between two texts, and here are more',
    hint: 'Keep one |, as in {coins > 3: Rich.|Poor.}. For more cases, give each a line of its own, as in - coins > 3: Rich.',
  },
  {
    pattern: /^(?<own>[A-Z_]+) should take (?<wanted>\d+) parameter/,
    message: 'the number of values that $own gets here is not the number it takes',
    hint: 'It takes $wanted between the parentheses, with commas between them.',
  },
  {
    pattern: /^_?FunctionCall should take (?<wanted>\d+) parameter/,
    message: 'the number of values that this function gets is not the number it takes',
    hint: 'It takes $wanted between the parentheses, with commas between them.',
  },
  {
    pattern: /^Expected sequence elements/,
    message: 'there are no alternatives in these braces',
    hint: 'Begin each with a dash on a line of its own, as in - The first time.',
  },
  {
    pattern: /^'else' case in conditional should always be the final one/,
    message: '- else: is not the last branch',
    hint: 'Move it below the others.',
  },
  {
    pattern: /^Condition block with no conditions/,
    message: 'these braces have only an - else:, and no condition',
    hint: 'Put a branch with a condition above it, as in - coins > 3: ….',
  },
  {
    pattern: /^Saw the text 'else:'/,
    message: 'players see the word “else:”, because there is no dash before it',
    hint: 'Write - else: on a line of its own.',
  },
  {
    pattern: /^You can't use a gather \(the dashes\) within the \{/,
    message: 'a line inside { } begins with more than one dash',
    hint: 'Begin each branch with one dash.',
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
    pattern: /^Expected close quote/,
    message: 'a " has no second " on its line',
    hint: 'Close it. Write \\| for a vertical bar inside the quotes.',
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
    pattern: /^Expected closing '\)' for bracketed name/,
    message: 'ink cannot read what is in the round brackets',
    hint: 'After * or -, they hold a name of one word. The text of a choice goes in square ones, as in * [Knock].',
  },
  {
    pattern: /^Expected closing '\)' for parameter list/,
    message: 'ink cannot read the names in these parentheses',
    hint: 'Write names with commas between them, and a closing ), as in === shop(coins, day).',
  },
  {
    pattern: /^Expected closing (?:parenthesis )?'\)'/,
    message: 'a ( has no closing )',
    hint: 'Add it after the last value.',
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
    pattern: /^Expected initial value/,
    message: 'ink cannot read the value of this declaration',
    hint: 'Write a number, true, false, or words in straight quotes, as in VAR name = "Ada".',
  },
  {
    pattern: /^Expected variable name/,
    message: 'the name of the variable is missing',
    hint: 'Write it, as in ~ temp coins = 3.',
  },
  {
    pattern: /^Expected '='/,
    message: 'this variable gets no value',
    hint: 'Write one, as in ~ temp coins = 0.',
  },
  {
    pattern: /^Expected declaration of arguments for EXTERNAL/,
    message: 'the parentheses of the function are missing',
    hint: 'Write them after its name, even if there is nothing in them: EXTERNAL name().',
  },
  {
    pattern: /^Expected filename for include/,
    message: 'the INCLUDE line names no file',
    hint: 'Write the name, as in INCLUDE cellar.ink.',
  },
  {
    pattern: /^Logic following a '~' can't be/,
    message: 'this ~ line does nothing',
    hint: 'Set a value or call a function, as in ~ coins = 3, ~ coins++ or ~ open_door().',
  },
  {
    pattern: /^Do you need a '~' before 'return'/,
    message: 'this line begins with “return”, which players see as text',
    hint: 'Write ~ return to go back from a function.',
  },
  {
    pattern: /^Unexpected ','\. If you're trying to declare a new list/,
    message: 'a variable has only one value',
    hint: 'For a list of names, write LIST in place of VAR.',
  },
  {
    pattern: /^Can't re-assign to a constant .*'(?<own>[^']+)'/,
    message: '“$own” is a constant, so its value cannot change',
    hint: 'Declare it with VAR in place of CONST.',
  },
  {
    pattern: /^global variable assignments cannot refer to other variables/,
    message: 'the initial value of a variable cannot be another variable',
    hint: 'Write a number, words in straight quotes, true, false or a list item, and set it with a ~ line later.',
  },
  {
    pattern: /^initial value for a (?<what>variable|constant) must be/,
    message: 'a $what cannot have this initial value',
    hint: 'Write a number, words in straight quotes, true, false, a list item, or an arrow and a knot.',
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
    pattern: /^Return statements can only be used in knots.*function (?<own>\w+)/,
    message: '“$own” is a knot, and only functions can have a ~ return',
    hint: 'Declare it with === function $own, or lead on with an arrow instead.',
  },
  {
    pattern: /^Functions cannot be stitches/,
    message: 'a function cannot be part of a knot',
    hint: 'Write two or more equals signs before it, as in === function double(x).',
  },
  {
    pattern: /^Failed to load: '(?<name>[^']+)'/,
    message: 'there is no file “$name” to include',
    hint: 'Give a sample of this page the title="$name", or correct the name in the INCLUDE line.',
  },
  {
    pattern: /^INCLUDE in a loop: '(?<own>[^']+)'/,
    message: 'the files include each other in a loop: $own',
    hint: 'Remove one of these INCLUDE lines.',
  },
  {
    pattern: /^INCLUDE again: '(?<own>[^']+)' as in (?<place>.+)/,
    message: '“$own” is included twice: $place does so already',
    hint: 'Remove one of the two INCLUDE lines.',
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
    hint: 'End this path with -> END or -> DONE, or lead on with an arrow. If all choices are used up, add one with +, or + -> below them, which is taken when no other is left.',
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
    pattern: /^'(?<own>\w+)' being used as read count rather than being called as function/,
    message: 'the function “$own” is counted here, not called',
    hint: 'Add parentheses to call it: $own().',
  },
  {
    pattern: /^Tried to divert (?:to a target from|using a target from) a variable/,
    message: 'an arrow leads to a variable that does not contain a knot',
    hint: 'Give the variable a knot with an arrow, as in ~ next = -> cellar.',
  },
  {
    pattern: /^Expected target for new (?<what>\w+)/,
    message: 'an arrow leads nowhere',
    hint: 'Write the name of a knot after it.',
  },
  {
    pattern: /^Empty diverts/,
    message: 'an arrow leads nowhere',
    hint: 'Write the name of a knot after it, or END.',
  },
  {
    pattern: /^Since '(?<own>[^']+)' is a variable, it shouldn't be preceded by '->'/,
    message: '“$own” is a variable, and here it is written without an arrow',
    hint: 'Remove the arrow before it.',
  },
  {
    pattern: /^Since '(?<own>[^']+)' is used as a variable divert target/,
    message: 'an arrow leads to “$own”, which is not declared as a place',
    hint: 'Write an arrow before it between the parentheses, as in === knot(-> $own).',
  },
  {
    pattern: /(?:Passing read count of '|^Should be '\w+'\(-> ')(?<own>[\w.]+)/,
    message: 'without an arrow “$own” is the number of its visits, but a place is expected here',
    hint: 'Write the arrow: -> $own.',
  },
  {
    pattern:
      /Target '(?<knot>[^']+)' expects a divert target for the parameter named -> (?<own>\w+)/,
    message: '“$knot” takes a place for “$own”, but here it gets something else',
    hint: 'Write an arrow and the name of a knot between the parentheses, as in -> $knot(-> cellar).',
  },
  {
    pattern: /Expected variable name to pass by reference to 'ref (?<own>\w+)'/,
    message: 'the function changes “$own”, so it takes a variable, not a value',
    hint: 'Write the name of a variable between the parentheses.',
  },
  {
    pattern:
      /incorrect number of arguments sent to external function '(?<own>[^']+)'\. Expected (?<wanted>\d+)/,
    message: 'the number of values that “$own” gets here is not the number it takes',
    hint: 'Its EXTERNAL line has $wanted between the parentheses: pass the same number.',
  },
  {
    pattern: /^Can't use a divert target like that/,
    message: 'there is an arrow where ink expects a value',
    hint: 'Write the name without the arrow to count visits, or with parentheses to call a function.',
  },
  {
    pattern: /^Failed to find target for TURNS_SINCE: '-> (?<name>[^']+)'/,
    message: 'no place of the story is called “$name”',
    hint: 'Begin a place with the line “=== $name”, or correct the name after the arrow.',
  },
  {
    pattern: /^Expected (?:value expression|the name of)/,
    message: 'something is missing at the end of the line',
    hint: 'Write the missing value or name.',
  },
  {
    pattern: /^Can't use increment\/decrement here/,
    message: '++ and -- do not work inside braces',
    hint: 'Write the change on a line of its own, as in ~ coins++, and print the variable on the next one.',
  },
  {
    pattern: /^can only increment and decrement variables, but saw '(?<own>[^']*)'/,
    message: '++ and -- change a variable, and “$own” is none',
    hint: 'Write the name of a variable before them.',
  },
  {
    pattern: /^Constant strings cannot contain any logic/,
    message: 'the words of this declaration contain braces or a tag',
    hint: 'Write plain words, and set the rest with a ~ line later.',
  },
  {
    pattern: /^(?:Multiple 'else' cases|Only final branch can be an 'else')/,
    message: 'a branch that is not the last has no condition of its own',
    hint: 'Keep one - else:, as the last branch, and give the others a condition with a colon.',
  },
  {
    pattern: /^(?<own>[A-Z_]+)'s (?:\w+ )?parameter should be an integer/,
    message: '$own takes whole numbers',
    hint: 'Write them without a decimal point and without quotes.',
  },
  {
    pattern: /^String expressions cannot contain diverts/,
    message: 'there is an arrow in a text between quotes',
    hint: 'To store a place, write the arrow and its name without quotes, as in ~ next = -> cellar.',
  },
  {
    pattern: /^Tags aren't allowed inside of strings/,
    message: 'there is a # in a text between quotes, where it begins a tag',
    hint: 'Write \\# for a # that is part of the text.',
  },
  {
    pattern: /^The (?<own>\w+)\(\) function shouldn't take any arguments/,
    message: '$own takes no values',
    hint: 'Leave its parentheses empty: $own().',
  },
  {
    pattern: /^The (?<own>\w+)\(\) function should take one argument/,
    message: '$own takes the name of a place',
    hint: 'Write it with its arrow, as in $own(-> cellar).',
  },
  {
    pattern: /^When getting the TURNS_SINCE\(\) of a variable target/,
    message: 'TURNS_SINCE gets a variable that contains a place, with an arrow before its name',
    hint: 'Remove the arrow: the place in the variable has one.',
  },
  {
    pattern: /^Unexpected number of arrows in divert|^Tunnel onwards '->->' must only come/,
    message: 'there are too many arrows beside each other',
    hint: 'One arrow leads on. ->-> goes back from a tunnel, and stands alone or before the name of a place.',
  },
  {
    pattern: /^You shouldn't use a '~' here/,
    message: 'there is a ~ inside braces, where it does not begin a line',
    hint: 'Put each branch on lines of its own: after { and the condition with its colon, the line that begins with ~, and then }.',
  },
  {
    pattern: /^expected content for the conditional branch following '-'/,
    message: 'a branch has nothing after its dash',
    hint: 'Write its condition with a colon, and what is shown then, or remove the dash.',
  },
  {
    pattern: /^Expected conditional content following query/,
    message: 'there is nothing after the colon of this condition',
    hint: 'Write what is shown if it is true, as in {key: You can unlock it.}.',
  },
  {
    pattern: /^Sequence type combination not supported/,
    message: 'these words for alternatives do not go together',
    hint: 'Write one of stopping, cycle, shuffle and once, or shuffle with stopping or once.',
  },
  {
    pattern: /^Using 'not' or '!' here negates '\{?(?<own>[^'}]*)\}?'/,
    message: 'this “not” is about “$own” alone, and not about the whole question',
    hint: 'Put the question in parentheses, as in not (bag ? key).',
  },
  {
    pattern: /can't pass a read count by reference\. '(?<own>[^']+)'/,
    message: 'the function changes what it gets, and “$own” is a place',
    hint: 'Write the name of a variable between the parentheses.',
  },
  {
    pattern: /can't store arguments in a divert target variable/,
    message: 'an arrow that is stored in a variable cannot have values',
    hint: 'Store the place without parentheses, and pass the values where an arrow leads to the variable.',
  },
  {
    pattern: /target needs to be a knot or stitch in order to pass arguments/,
    message: 'an arrow passes values to a label, which takes none',
    hint: 'Remove the parentheses, or lead to a knot that takes values.',
  },
  {
    pattern: /^Can't use -> DONE or -> END as variable divert targets/,
    message: 'END and DONE cannot be stored or passed on',
    hint: 'Write a knot with nothing but -> END in it, and use that.',
  },
  {
    pattern: /^Can't store a divert target to a knot or function .*\('(?<own>\w+)'/,
    message: '“$own” changes the variable that it gets, so an arrow to it cannot be stored',
    hint: 'Call it by its name where it is needed.',
  },
  {
    pattern: /^Expected an parameter name/,
    message: 'the name of a value is missing between the parentheses',
    hint: 'Write it, as in === shop(coins), or === function pay(ref coins).',
  },
  {
    pattern: /^Expected list item names but saw end of line/,
    message: 'the list has no items',
    hint: 'Write them after the =, as in LIST bag = rope, lamp.',
  },
  {
    pattern: /^Expected list item names/,
    message: 'the items of a list are names, and here is something else',
    hint: 'Write names with commas between them, as in LIST bag = rope, lamp. A name has at least one letter.',
  },
  {
    pattern: /^Expected value to be assigned to list item/,
    message: 'the value of a list item is a whole number, and here is something else',
    hint: 'Write it as in LIST mood = calm = 1, cross = 5, or leave it out.',
  },
  {
    pattern: /^Expected list name/,
    message: 'the list has no name that ink can read',
    hint: 'Write it after LIST, as in LIST bag = rope, lamp.',
  },
  {
    pattern: /^Expected expression after '~' but saw end of line/,
    message: 'there is nothing after this ~',
    hint: 'Write what it does, as in ~ coins = 3, or put a backslash before it.',
  },
  {
    pattern: /^Expected expression after '~'/,
    message: 'ink cannot read what follows this ~',
    hint: 'Write what changes, as in ~ coins = 3, or call a function, as in ~ pay(3).',
  },
  {
    pattern: /^Expected whitespace after the 'function' keyword/,
    message: 'the function has no name',
    hint: 'Write it, as in === function double(x).',
  },
  {
    pattern: new RegExp(`^${ENDLESS}`),
    message: 'the story loops here without ever offering a choice',
    hint: 'Put a choice into the loop, or a condition that leads out of it.',
  },
];
