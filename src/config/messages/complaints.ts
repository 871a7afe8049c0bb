import { translated } from './translated';

const en = {
  unexplained: {
    message: 'ink does not accept this',
    hint: 'Fix the line; the message in brackets is ink’s own.',
  },
  kinds: {
    capitalEnd: {
      message: 'no place of the story is called “$own”',
      hint: 'END and DONE are written in capitals: -> END, -> DONE.',
    },
    place: {
      message: 'no place of the story is called “$name”',
      hint: 'Begin a place with the line “=== $name”, or correct the name after the arrow.',
    },
    function: {
      message: 'no function is called “$name”',
      hint: 'Declare it with === function $name, or with EXTERNAL $name() if the engine provides it.',
    },
    name: {
      message: 'nothing is called “$name”',
      hint: 'Declare it with VAR $name = …; capitals and small letters are different.',
    },
    variable: {
      message: 'a value is written to “$name”, which is not a variable',
      hint: 'Declare it with VAR $name = …, or with ~ temp $name = … for this knot only; a CONST keeps its value.',
    },
    count: {
      message: 'there is neither a place nor a list item called “$name”',
      hint: 'Check both halves of the name: knot.stitch, knot.label or list.item.',
    },
    item: {
      message: 'no list has an item called “$name”',
      hint: 'Add the item to its LIST line, or correct the name.',
    },
    twoItems: {
      message: 'two lists have an item called “$own”',
      hint: 'Write the list’s name before it, as in list.$own.',
    },
    arguments: {
      message: 'the number of values that “$own” gets here is not the number it takes',
      hint: 'Its declaration has $wanted between the parentheses: pass the same number.',
    },
    noParameters: {
      message: '“$own” takes no values, but here it gets some',
      hint: 'Remove the parentheses, or give its declaration names for the values.',
    },
    divertToFunction: {
      message: '“$own” is a function, and an arrow cannot lead to a function',
      hint: 'Call it instead: ~ $own() on its own line, {$own()} within text.',
    },
    knotAsFunction: {
      message: '“$own” is a knot, but it is called like a function',
      hint: 'Declare it with === function $own, or lead to it with -> $own.',
    },
    twoKnots: {
      message: 'two knots or functions are called “$own”; the other is in $place',
      hint: 'Give one of the two another name, and write that name after the arrows that lead to it.',
    },
    twoStitches: {
      message: 'two stitches of this knot are called “$own”; the other is in $place',
      hint: 'Give one of the two another name, and write that name after the arrows that lead to it.',
    },
    twoNames: {
      message: 'two things are called “$own”; the other is in $place',
      hint: 'Knots, variables, lists and functions share their names: give one of the two another name.',
    },
    labelAndKnot: {
      message: 'a label and a knot or stitch are both called “$own”; the other is in $place',
      hint: 'Give one of the two another name.',
    },
    twoLabels: {
      message: 'two lines have the label “$own”; the other is $place',
      hint: 'Give one of the two another name.',
    },
    declaredTwice: {
      message: '“$own” is declared twice; the other place is $place',
      hint: 'Remove one of the two, or give it another name. A line that only changes the value begins with ~, as in ~ $own = ….',
    },
    constantTwice: {
      message: 'the constant “$own” has two values; the other is in $place',
      hint: 'Remove one of the two lines. If the value changes in the story, declare it once, with VAR.',
    },
    reserved: {
      message: '“$own” is a word of ink, so nothing in the story can have this name',
      hint: 'Choose another name.',
    },
    itemTwice: {
      message: 'two items of the list “$list” are called “$own”',
      hint: 'Remove one, or give it another name.',
    },
    parameterTwice: {
      message: 'two values between the parentheses are called “$own”',
      hint: 'Give one of the two another name.',
    },
    externalTwice: {
      message: 'two EXTERNAL lines declare “$own”',
      hint: 'Remove one of them.',
    },
    empty: {
      message: 'a $own is empty',
      hint: 'Put at least one line below its name, such as -> DONE.',
    },
    notElse: {
      message: 'this branch of the condition does not begin with - else:',
      hint: 'Write - else: with a colon. To ask for more than one condition, put { alone on its line, and begin each branch with its own condition, as in - coins > 3: ….',
    },
    noCondition: {
      message: 'this branch has no condition, or no colon after it',
      hint: 'Write both after the dash, as in - coins > 3: …, or write - else: in the last branch.',
    },
    inlineBranches: {
      message: 'a condition chooses between two texts, and here are more',
      hint: 'Keep one |, as in {coins > 3: Rich.|Poor.}. For more cases, give each a line of its own, as in - coins > 3: Rich.',
    },
    wordArguments: {
      message: 'the number of values that $own gets here is not the number it takes',
      hint: 'It takes $wanted between the parentheses, with commas between them.',
    },
    callArguments: {
      message: 'the number of values that this function gets is not the number it takes',
      hint: 'It takes $wanted between the parentheses, with commas between them.',
    },
    noAlternatives: {
      message: 'there are no alternatives in these braces',
      hint: 'Begin each with a dash on a line of its own, as in - The first time.',
    },
    elseNotLast: {
      message: '- else: is not the last branch',
      hint: 'Move it below the others.',
    },
    onlyElse: {
      message: 'these braces have only an - else:, and no condition',
      hint: 'Put a branch with a condition above it, as in - coins > 3: ….',
    },
    elseAsText: {
      message: 'players see the word “else:”, because there is no dash before it',
      hint: 'Write - else: on a line of its own.',
    },
    dashesInBraces: {
      message: 'a line inside { } begins with more than one dash',
      hint: 'Begin each branch with one dash.',
    },
    braces: {
      message: 'ink cannot read what is inside the braces { }',
      hint: 'Close every { with a }, put a | between texts that take turns, and write \\{ for a brace that is part of the text.',
    },
    bar: {
      message: 'there is a | outside of braces, where it means nothing to ink',
      hint: 'Write \\| for a vertical bar that is part of the text.',
    },
    twoBrackets: {
      message:
        'a choice has more than one pair of square brackets, and ink takes the first for its own',
      hint: 'Write \\[ and \\] for brackets that are markup or part of the text.',
    },
    quote: {
      message: 'a " has no second " on its line',
      hint: 'Close it. Write \\| for a vertical bar inside the quotes.',
    },
    knotName: {
      message: 'something follows the name of the knot',
      hint: 'A name has no spaces: write it with underscores, as in lamp_room.',
    },
    endOfLine: {
      message: 'the line should have ended here, but it continues',
      hint: 'Look for a space in a name, or an extra bracket, brace or sign. A comment needs two slashes.',
    },
    openBrace: {
      message: 'a { has no } on its line',
      hint: 'Close it, or write \\{ for a brace that is part of the text.',
    },
    choiceInBraces: {
      message: 'a choice inside { } does not say where it leads',
      hint: 'Write the condition on the choice itself, as in * {key} [Unlock], or end the choice with an arrow.',
    },
    tunnelOnwards: {
      message: 'there is a ->-> here, but the story did not get here through a tunnel',
      hint: 'Call the knot as a tunnel, as in -> knot ->, or end it with -> END or another arrow.',
    },
    rightSide: {
      message: 'there is nothing to the right of $sign',
      hint: 'Write a value after it; ink has no *= and no /=, so write ~ x = x * 2.',
    },
    bracketedName: {
      message: 'ink cannot read what is in the round brackets',
      hint: 'After * or -, they hold a name of one word. The text of a choice goes in square ones, as in * [Knock].',
    },
    parameterList: {
      message: 'ink cannot read the names in these parentheses',
      hint: 'Write names with commas between them, and a closing ), as in === shop(coins, day).',
    },
    openParenthesis: {
      message: 'a ( has no closing )',
      hint: 'Add it after the last value.',
    },
    closing: {
      message: 'ink expects a closing $sign here',
      hint: 'Add it, or put a backslash before a bracket of the text.',
    },
    noValue: {
      message: 'a declaration has no value',
      hint: 'Write it, as in VAR lamps = 0, or put a backslash before a line of text.',
    },
    firstValue: {
      message: 'ink cannot read the value of this declaration',
      hint: 'Write a number, true, false, or words in straight quotes, as in VAR name = "Ada".',
    },
    variableName: {
      message: 'the name of the variable is missing',
      hint: 'Write it, as in ~ temp coins = 3.',
    },
    noNewValue: {
      message: 'this variable gets no value',
      hint: 'Write one, as in ~ temp coins = 0.',
    },
    externalParentheses: {
      message: 'the parentheses of the function are missing',
      hint: 'Write them after its name, even if there is nothing in them: EXTERNAL name().',
    },
    includeName: {
      message: 'the INCLUDE line names no file',
      hint: 'Write the name, as in INCLUDE cellar.ink.',
    },
    idleLogic: {
      message: 'this ~ line does nothing',
      hint: 'Set a value or call a function, as in ~ coins = 3, ~ coins++ or ~ open_door().',
    },
    returnAsText: {
      message: 'this line begins with “return”, which players see as text',
      hint: 'Write ~ return to go back from a function.',
    },
    commaInValue: {
      message: 'a variable has only one value',
      hint: 'For a list of names, write LIST in place of VAR.',
    },
    constantChanged: {
      message: '“$own” is a constant, so its value cannot change',
      hint: 'Declare it with VAR in place of CONST.',
    },
    firstValueVariable: {
      message: 'the initial value of a variable cannot be another variable',
      hint: 'Write a number, words in straight quotes, true, false or a list item, and set it with a ~ line later.',
    },
    firstValueKind: {
      message: 'a $what cannot have this initial value',
      hint: 'Write a number, words in straight quotes, true, false, a list item, or an arrow and a knot.',
    },
    inFunction: {
      message: 'a function contains $what, which functions cannot have',
      hint: 'Make it a knot, and lead to it with an arrow.',
    },
    returnOutside: {
      message: 'there is a ~ return outside any function',
      hint: 'Move it into a function.',
    },
    returnInKnot: {
      message: '“$own” is a knot, and only functions can have a ~ return',
      hint: 'Declare it with === function $own, or lead on with an arrow instead.',
    },
    functionAsStitch: {
      message: 'a function cannot be part of a knot',
      hint: 'Write two or more equals signs before it, as in === function double(x).',
    },
    file: {
      message: 'there is no file “$own” to include',
      hint: 'Add a file called “$own”, or correct the name in the INCLUDE line.',
    },
    includeLoop: {
      message: 'the files include each other in a loop: $own',
      hint: 'Remove one of these INCLUDE lines.',
    },
    includeTwice: {
      message: '“$own” is included twice: $place does so already',
      hint: 'Remove one of the two INCLUDE lines.',
    },
    external: {
      message:
        'the story calls the external function “$own”, which does not exist. A game would not start',
      hint: 'Write # allow_external_function_fallbacks at the top, and an ink function of the same name.',
    },
    externals: {
      message:
        'the story calls the external functions “$own”, which do not exist. A game would not start',
      hint: 'Write # allow_external_function_fallbacks at the top, and ink functions of the same names.',
    },
    called: {
      message: 'the story has no function called “$own”',
      hint: 'Write only the name of the function, without brackets and arguments.',
    },
    emptyCall: {
      message: 'this calls a function, but names none',
      hint: 'Write the name of a function of the story, as in [button=inventory].',
    },
    observed: {
      message:
        'the tag observe or persist names “$own”, which is not a variable. A game would not start',
      hint: 'Declare it with VAR $own = …, or remove the tag.',
    },
    assigned: {
      message: 'a value is written to “$own”, but the story has no such variable',
      hint: 'Declare it with VAR $own = ….',
    },
    tooDeep: {
      message: 'the story is nested too deeply to be read',
      hint: 'Look for braces or brackets that are nested many times.',
    },
    looseEnd: {
      message: 'the story has nowhere to go after this line',
      hint: 'End it with -> END or -> DONE, or lead on with an arrow.',
    },
    noMoreContent: {
      message: 'the story runs out here: there is no more text, no choice and no end',
      hint: 'End this path with -> END or -> DONE, or lead on with an arrow. If all choices are used up, add one with +, or + -> below them, which is taken when no other is left.',
    },
    tunnelEnds: {
      message: 'a tunnel ends without going back',
      hint: 'Write ->-> as its last line.',
    },
    functionEnds: {
      message: 'a function ends without going back',
      hint: 'Write ~ return as its last line.',
    },
    emptyChoice: {
      message: 'a choice has no text',
      hint: 'Give it words, or write * -> for a choice that is taken when no other is left.',
    },
    functionCounted: {
      message: 'the function “$own” is counted here, not called',
      hint: 'Add parentheses to call it: $own().',
    },
    variablePlace: {
      message: 'an arrow leads to a variable that does not contain a knot',
      hint: 'Give the variable a knot with an arrow, as in ~ next = -> cellar.',
    },
    noTarget: {
      message: 'an arrow leads nowhere',
      hint: 'Write the name of a knot after it.',
    },
    emptyArrow: {
      message: 'an arrow leads nowhere',
      hint: 'Write the name of a knot after it, or END.',
    },
    arrowBeforeVariable: {
      message: '“$own” is a variable, and here it is written without an arrow',
      hint: 'Remove the arrow before it.',
    },
    notAPlace: {
      message: 'an arrow leads to “$own”, which is not declared as a place',
      hint: 'Write an arrow before it between the parentheses, as in === knot(-> $own).',
    },
    countForPlace: {
      message: 'without an arrow “$own” is the number of its visits, but a place is expected here',
      hint: 'Write the arrow: -> $own.',
    },
    placeExpected: {
      message: '“$knot” takes a place for “$own”, but here it gets something else',
      hint: 'Write an arrow and the name of a knot between the parentheses, as in -> $knot(-> cellar).',
    },
    referenceExpected: {
      message: 'the function changes “$own”, so it takes a variable, not a value',
      hint: 'Write the name of a variable between the parentheses.',
    },
    externalArguments: {
      message: 'the number of values that “$own” gets here is not the number it takes',
      hint: 'Its EXTERNAL line has $wanted between the parentheses: pass the same number.',
    },
    arrowAsValue: {
      message: 'there is an arrow where ink expects a value',
      hint: 'Write the name without the arrow to count visits, or with parentheses to call a function.',
    },
    turnsSince: {
      message: 'no place of the story is called “$name”',
      hint: 'Begin a place with the line “=== $name”, or correct the name after the arrow.',
    },
    missingValue: {
      message: 'something is missing at the end of the line',
      hint: 'Write the missing value or name.',
    },
    incrementInBraces: {
      message: '++ and -- do not work inside braces',
      hint: 'Write the change on a line of its own, as in ~ coins++, and print the variable on the next one.',
    },
    increment: {
      message: '++ and -- change a variable, and “$own” is none',
      hint: 'Write the name of a variable before them.',
    },
    logicInConstant: {
      message: 'the words of this declaration contain braces or a tag',
      hint: 'Write plain words, and set the rest with a ~ line later.',
    },
    twoElse: {
      message: 'a branch that is not the last has no condition of its own',
      hint: 'Keep one - else:, as the last branch, and give the others a condition with a colon.',
    },
    wholeNumbers: {
      message: '$own takes whole numbers',
      hint: 'Write them without a decimal point and without quotes.',
    },
    arrowInQuotes: {
      message: 'there is an arrow in a text between quotes',
      hint: 'To store a place, write the arrow and its name without quotes, as in ~ next = -> cellar.',
    },
    tagInQuotes: {
      message: 'there is a # in a text between quotes, where it begins a tag',
      hint: 'Write \\# for a # that is part of the text.',
    },
    noArguments: {
      message: '$own takes no values',
      hint: 'Leave its parentheses empty: $own().',
    },
    placeArgument: {
      message: '$own takes the name of a place',
      hint: 'Write it with its arrow, as in $own(-> cellar).',
    },
    turnsSinceArrow: {
      message: 'TURNS_SINCE gets a variable that contains a place, with an arrow before its name',
      hint: 'Remove the arrow: the place in the variable has one.',
    },
    arrows: {
      message: 'there are too many arrows beside each other',
      hint: 'One arrow leads on. ->-> goes back from a tunnel, and stands alone or before the name of a place.',
    },
    tildeInBraces: {
      message: 'there is a ~ inside braces, where it does not begin a line',
      hint: 'Put each branch on lines of its own: after { and the condition with its colon, the line that begins with ~, and then }.',
    },
    emptyBranch: {
      message: 'a branch has nothing after its dash',
      hint: 'Write its condition with a colon, and what is shown then, or remove the dash.',
    },
    emptyCondition: {
      message: 'there is nothing after the colon of this condition',
      hint: 'Write what is shown if it is true, as in {key: You can unlock it.}.',
    },
    alternativeWords: {
      message: 'these words for alternatives do not go together',
      hint: 'Write one of stopping, cycle, shuffle and once, or shuffle with stopping or once.',
    },
    not: {
      message: 'this “not” is about “$own” alone, and not about the whole question',
      hint: 'Put the question in parentheses, as in not (bag ? key).',
    },
    countByReference: {
      message: 'the function changes what it gets, and “$own” is a place',
      hint: 'Write the name of a variable between the parentheses.',
    },
    storedArguments: {
      message: 'an arrow that is stored in a variable cannot have values',
      hint: 'Store the place without parentheses, and pass the values where an arrow leads to the variable.',
    },
    labelArguments: {
      message: 'an arrow passes values to a label, which takes none',
      hint: 'Remove the parentheses, or lead to a knot that takes values.',
    },
    storedEnd: {
      message: 'END and DONE cannot be stored or passed on',
      hint: 'Write a knot with nothing but -> END in it, and use that.',
    },
    storedReference: {
      message: '“$own” changes the variable that it gets, so an arrow to it cannot be stored',
      hint: 'Call it by its name where it is needed.',
    },
    parameterName: {
      message: 'the name of a value is missing between the parentheses',
      hint: 'Write it, as in === shop(coins), or === function pay(ref coins).',
    },
    noItems: {
      message: 'the list has no items',
      hint: 'Write them after the =, as in LIST bag = rope, lamp.',
    },
    items: {
      message: 'the items of a list are names, and here is something else',
      hint: 'Write names with commas between them, as in LIST bag = rope, lamp. A name has at least one letter.',
    },
    itemValue: {
      message: 'the value of a list item is a whole number, and here is something else',
      hint: 'Write it as in LIST mood = calm = 1, cross = 5, or leave it out.',
    },
    listName: {
      message: 'the list has no name that ink can read',
      hint: 'Write it after LIST, as in LIST bag = rope, lamp.',
    },
    emptyLogic: {
      message: 'there is nothing after this ~',
      hint: 'Write what it does, as in ~ coins = 3, or put a backslash before it.',
    },
    logic: {
      message: 'ink cannot read what follows this ~',
      hint: 'Write what changes, as in ~ coins = 3, or call a function, as in ~ pay(3).',
    },
    functionName: {
      message: 'the function has no name',
      hint: 'Write it, as in === function double(x).',
    },
    endless: {
      message: 'the story loops here without ever offering a choice',
      hint: 'Put a choice into the loop, or a condition that leads out of it.',
    },
  },
};

/** What ink’s complaints mean, in the language of this build. */
export const complaintWords = translated<typeof en>({ en });
