import type { complaintWords } from '../../config/messages/complaints';
import { ENDLESS } from './story-player';

/** What ink, or the engine, complains about. */
export type ComplaintKind = keyof (typeof complaintWords)['kinds'];

/** A complaint of ink, and what it names: `name` may be misspelt, `own` is not, `place` is where the other one is. */
export interface Complaint {
  kind: ComplaintKind;
  /** The name that it is about, misspelt or not. */
  about: string | undefined;
  groups: Readonly<Record<string, string | undefined>>;
}

/** Where ink has seen the other of two things: `line 2`, and in another file `line 2 of b.ink"`. */
const PLACE = String.raw`(?<place>line \d+(?: of [^"]+)?)`;

/** What ink says, by what it means: the first pattern that fits counts. */
const PATTERNS: Readonly<Record<ComplaintKind, RegExp>> = {
  capitalEnd: /^Divert target not found: '-> (?<own>end|done)'/i,
  place: /^Divert target not found: '-> (?<name>[^']+)'/,
  function: /^Function call target not found: '-> (?<name>[^']+)'/,
  name: /^Unresolved variable: (?<name>\S+)/,
  variable:
    /^(?:Variable could not be found to assign to|variable for \w+ could not be found): '(?<name>[^']+)'/,
  count: /^Could not find target for read count: -> (?<name>[^\s,]+)/,
  item: /^Could not find list (?:definition that contains item|item) '?(?<name>[\w.]+)'?/,
  twoItems: /^Ambiguous item name '(?<own>[^']+)'/,
  arguments:
    /^(?<what>Divert|Function call) to '(?<own>[^']+)' requires (?<wanted>\d+) arguments, but (?:(?:only )?got (?<got>\d+)|.*)/,
  noParameters: /^(?<what>Divert|Function call) target \((?<own>[^)]+)\) doesn't take parameters/,
  divertToFunction: /^(?<own>\w+) can't be diverted to/,
  knotAsFunction: /^(?<own>\w+) hasn't been marked as a function/,
  twoKnots: new RegExp(`^Story already contains flow named '(?<own>[^']+)' \\(at ${PLACE}`),
  twoStitches: new RegExp(`^Knot already contains flow named '(?<own>[^']+)' \\(at ${PLACE}`),
  twoNames: new RegExp(`'(?<own>[^']+)': name has already been used for .+ on ${PLACE}`),
  labelAndKnot: new RegExp(`^\\w+ '(?<own>[^']+)' has the same label name as .+ \\(on ${PLACE}`),
  twoLabels: new RegExp(
    `^A \\w+ with the same label name '(?<own>[^']+)' already exists in this context on ${PLACE}`,
  ),
  declaredTwice: new RegExp(
    `^found declaration variable '(?<own>[^']+)' that was already declared \\(${PLACE}`,
  ),
  constantTwice: new RegExp(`^CONST '(?<own>[^']+)' has been redefined.* on ${PLACE}`),
  reserved: /^'(?<own>[^']+)' cannot be used for the name of/,
  itemTwice: /^List '(?<list>[^']+)' contains duplicate items called '(?<own>[^']+)'/,
  parameterTwice: /^Multiple arguments with the same name: '(?<own>[^']+)'/,
  externalTwice: /^Duplicate EXTERNAL definition of '(?<own>[^']+)'/,
  empty: /^Expected at least one line within the (?<own>knot|stitch)/,
  notElse: /^Expected an '- else:' clause here/,
  noCondition: /^Branch doesn't have condition/,
  inlineBranches: /^Expected one or two alternatives separated by '\|' in inline conditional/,
  wordArguments: /^(?<own>[A-Z_]+) should take (?<wanted>\d+) parameter/,
  callArguments: /^_?FunctionCall should take (?<wanted>\d+) parameter/,
  noAlternatives: /^Expected sequence elements/,
  elseNotLast: /^'else' case in conditional should always be the final one/,
  onlyElse: /^Condition block with no conditions/,
  elseAsText: /^Saw the text 'else:'/,
  dashesInBraces: /^You can't use a gather \(the dashes\) within the \{/,
  braces: /^Expected some kind of logic, conditional or sequence within braces/,
  bar: /^Expected end of line but saw '\|/,
  twoBrackets: /^Expected end of line but saw '\[/,
  quote: /^Expected close quote/,
  knotName: /^Expected end of line after knot name definition/,
  endOfLine: /^Expected end of line but saw/,
  openBrace: /^Expected closing brace/,
  choiceInBraces: /^Choices with conditions should be written/,
  tunnelOnwards: /^Found tunnel onwards statement/,
  rightSide: /^Expected right side of '(?<sign>[^']+)' expression/,
  bracketedName: /^Expected closing '\)' for bracketed name/,
  parameterList: /^Expected closing '\)' for parameter list/,
  openParenthesis: /^Expected closing (?:parenthesis )?'\)'/,
  closing: /^Expected closing '(?<sign>.)'/,
  noValue: /^Expected the '=' for an assignment/,
  firstValue: /^Expected initial value/,
  variableName: /^Expected variable name/,
  noNewValue: /^Expected '='/,
  externalParentheses: /^Expected declaration of arguments for EXTERNAL/,
  includeName: /^Expected filename for include/,
  idleLogic: /^Logic following a '~' can't be/,
  returnAsText: /^Do you need a '~' before 'return'/,
  commaInValue: /^Unexpected ','\. If you're trying to declare a new list/,
  constantChanged: /^Can't re-assign to a constant .*'(?<own>[^']+)'/,
  firstValueVariable: /^global variable assignments cannot refer to other variables/,
  firstValueKind: /^initial value for a (?<what>variable|constant) must be/,
  inFunction: /^Functions may not contain (?<what>\w+)/,
  returnOutside: /^should not have return statement outside of a knot/,
  returnInKnot: /^Return statements can only be used in knots.*function (?<own>\w+)/,
  functionAsStitch: /^Functions cannot be stitches/,
  file: /^Failed to load: '(?<own>[^']+)'/,
  includeLoop: /^INCLUDE in a loop: '(?<own>[^']+)'/,
  includeTwice: /^INCLUDE again: '(?<own>[^']+)' as in (?<place>.+)/,
  external: /Missing function binding for external: '(?<own>.+)' /,
  externals: /Missing function binding for externals: '(?<own>.+)' /,
  called: /^Function doesn't exist: '(?<own>[^']*)'/,
  emptyCall: /^Function is (?:null|empty)/,
  observed: /^Cannot observe variable '(?<own>[^']*)'/,
  assigned: /^Cannot assign to a variable \((?<own>[^)]*)\)/,
  tooDeep: /call stack|stack overflow|too much recursion/i,
  looseEnd: /^Apparent loose end exists/,
  noMoreContent: /^ran out of content/,
  tunnelEnds: /^unexpectedly reached end of content\. Do you need a '->->'/,
  functionEnds: /^unexpectedly reached end of content\. Do you need a '~ return'/,
  emptyChoice: /^(?:Blank choice|Choice is completely empty)/,
  functionCounted: /^'(?<own>\w+)' being used as read count rather than being called as function/,
  variablePlace: /^Tried to divert (?:to a target from|using a target from) a variable/,
  noTarget: /^Expected target for new (?<what>\w+)/,
  emptyArrow: /^Empty diverts/,
  arrowBeforeVariable: /^Since '(?<own>[^']+)' is a variable, it shouldn't be preceded by '->'/,
  notAPlace: /^Since '(?<own>[^']+)' is used as a variable divert target/,
  countForPlace: /(?:Passing read count of '|^Should be '\w+'\(-> ')(?<own>[\w.]+)/,
  placeExpected:
    /Target '(?<knot>[^']+)' expects a divert target for the parameter named -> (?<own>\w+)/,
  referenceExpected: /Expected variable name to pass by reference to 'ref (?<own>\w+)'/,
  externalArguments:
    /incorrect number of arguments sent to external function '(?<own>[^']+)'\. Expected (?<wanted>\d+)/,
  arrowAsValue: /^Can't use a divert target like that/,
  turnsSince: /^Failed to find target for TURNS_SINCE: '-> (?<name>[^']+)'/,
  missingValue: /^Expected (?:value expression|the name of)/,
  incrementInBraces: /^Can't use increment\/decrement here/,
  increment: /^can only increment and decrement variables, but saw '(?<own>[^']*)'/,
  logicInConstant: /^Constant strings cannot contain any logic/,
  twoElse: /^(?:Multiple 'else' cases|Only final branch can be an 'else')/,
  wholeNumbers: /^(?<own>[A-Z_]+)'s (?:\w+ )?parameter should be an integer/,
  arrowInQuotes: /^String expressions cannot contain diverts/,
  tagInQuotes: /^Tags aren't allowed inside of strings/,
  noArguments: /^The (?<own>\w+)\(\) function shouldn't take any arguments/,
  placeArgument: /^The (?<own>\w+)\(\) function should take one argument/,
  turnsSinceArrow: /^When getting the TURNS_SINCE\(\) of a variable target/,
  arrows: /^Unexpected number of arrows in divert|^Tunnel onwards '->->' must only come/,
  tildeInBraces: /^You shouldn't use a '~' here/,
  emptyBranch: /^expected content for the conditional branch following '-'/,
  emptyCondition: /^Expected conditional content following query/,
  alternativeWords: /^Sequence type combination not supported/,
  not: /^Using 'not' or '!' here negates '\{?(?<own>[^'}]*)\}?'/,
  countByReference: /can't pass a read count by reference\. '(?<own>[^']+)'/,
  storedArguments: /can't store arguments in a divert target variable/,
  labelArguments: /target needs to be a knot or stitch in order to pass arguments/,
  storedEnd: /^Can't use -> DONE or -> END as variable divert targets/,
  storedReference: /^Can't store a divert target to a knot or function .*\('(?<own>\w+)'/,
  parameterName: /^Expected an parameter name/,
  noItems: /^Expected list item names but saw end of line/,
  items: /^Expected list item names/,
  itemValue: /^Expected value to be assigned to list item/,
  listName: /^Expected list name/,
  emptyLogic: /^Expected expression after '~' but saw end of line/,
  logic: /^Expected expression after '~'/,
  functionName: /^Expected whitespace after the 'function' keyword/,
  endless: new RegExp(`^${ENDLESS}`),
};

/** Reads a complaint of the compiler, of a running story or of the engine; null if it is not known. */
export function readComplaint(text: string): Complaint | null {
  for (const [kind, pattern] of Object.entries(PATTERNS)) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const groups: Complaint['groups'] = match.groups ?? {};
    return { kind: kind as ComplaintKind, about: groups.name ?? groups.own, groups };
  }
  return null;
}
