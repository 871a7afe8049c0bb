import { translated } from './translated';

const write = (should: string): string => `Write “${should}”.`;
const instead = (example: string): string =>
  example === ''
    ? 'No line of ink does the same in every story: tell it otherwise, or leave it out.'
    : `In ink, this is done with lines like “${example}”.`;

const en = {
  own: 'Ignore this if you meant it.',
  movedDown:
    'Put it below the text that follows: what stands under a choice is shown only to those who take it.',
  kinds: {
    arrow: {
      text: (is: string) => `“${is}” is not an arrow in ink, so it leads nowhere.`,
      hint: (should: string) => `An arrow is a hyphen and a > sign: “${should}”.`,
    },
    wide: {
      text: () => 'This line has wide signs of an East Asian keyboard, which ink takes for text.',
      hint: (should: string) => `Write it with the narrow ones: “${should}”.`,
    },
    control: {
      text: (is: string) => `This line has a control character (${is}), which players do not see.`,
      hint: (should: string) =>
        `Such characters come with text that is pasted, or from old files. ${write(should)}`,
    },
    space: {
      text: () =>
        'There is a special space in this line (one that does not break, or has no width). Ink takes it for a letter.',
      hint: () => 'Type an ordinary space in its place. Such spaces come with text that is pasted.',
    },
    hidden: {
      text: () =>
        'There is an invisible sign in this line, such as a mark for the direction of writing. Ink takes it for a letter.',
      hint: () => 'Remove it. Such signs come with text that is pasted.',
    },
    quotes: {
      text: () => 'These quotation marks are curly. Ink only knows straight ones here.',
      hint: write,
    },
    bullet: {
      text: () => 'Only a star makes a line a choice, and not this mark.',
      hint: (should: string) => `If you meant choices, write stars: “${should}”.`,
    },
    number: {
      text: () => 'Players see this line as it is, with its number. Ink numbers no choices.',
      hint: (should: string) => `If it is a choice, begin it with a star: “${should}”.`,
    },
    star: {
      text: () => 'This line is text, since nothing makes it a choice.',
      hint: (should: string) => `A choice begins with a star: “${should}”.`,
    },
    name: {
      text: (is: string) =>
        `“${is}” cannot be a name: names have letters, digits and underscores, and no spaces.`,
      hint: write,
    },
    value: {
      text: (is: string) => `Ink does not know the value “${is}”.`,
      hint: (should: string) =>
        should === 'true' || should === 'false'
          ? `Yes and no are true and false: write “${should}”.`
          : should.startsWith('"')
            ? `Words stand in straight quotes: “${should}”.`
            : `Write “${should}”.`,
    },
    equals: {
      text: () => 'The value of a variable comes after one equals sign.',
      hint: write,
    },
    firstValue: {
      text: (is: string) =>
        `Ink computes nothing where a variable is declared, so “${is}” cannot be its first value.`,
      hint: (should: string) => {
        const name = should.split(' ')[1];
        return `Write “${should}”, and give it the computed value with “~ ${name} = …” where the story begins.`;
      },
    },
    semicolon: {
      text: () => 'A line of ink does not end with a semicolon.',
      hint: () => 'Remove it.',
    },
    times: {
      text: () => 'Ink has += and -=, but no *= and no /=.',
      hint: write,
    },
    setWord: {
      text: () => 'After ~ comes the name of the variable, without another word before it.',
      hint: write,
    },
    declareWord: {
      text: () => 'Ink does not declare a variable like this, and no VAR line declares it.',
      hint: (should: string) => {
        if (should.startsWith('~')) return `For this knot only, write “${should}”.`;
        const [word, name] = should.split(' ');
        const set = word === 'VAR' ? ` A line with “~ ${name} =” sets it.` : '';
        return `For the whole story, write “${should}”.${set}`;
      },
    },
    tilde: {
      text: () => 'Players see this line as text.',
      hint: (should: string) =>
        `A line that changes a variable, or calls a function, begins with ~: “${should}”.`,
    },
    variable: {
      text: () => 'Players see this line as text.',
      hint: (should: string) => `A variable is declared with VAR: “${should}”.`,
    },
    keyword: {
      text: () => 'Players see this line as text, since it does not begin with a word of ink.',
      hint: (should: string) => `Ink’s own words are in capitals: “${should}”.`,
    },
    header: {
      text: () => 'Players see this line as text.',
      hint: (should: string) => `A function begins with three equals signs: “${should}”.`,
    },
    list: {
      text: () =>
        'The items of a list are names with commas between them, and nothing around them.',
      hint: write,
    },
    function: {
      text: (is: string) => `Ink has no function “${is}”.`,
      hint: (should: string) => `Its own functions are in capitals: “${should}”.`,
    },
    condition: {
      text: (is: string) => `Ink cannot read the condition “${is}”.`,
      hint: write,
    },
    colon: {
      text: (is: string) => `In “${is}”, nothing says that the words depend on a condition.`,
      hint: (should: string) => `A condition ends with a colon, and the } comes last: “${should}”.`,
    },
    not: {
      text: () => 'After { a ! means “only once” to ink, and not “not”. Players see the name.',
      hint: write,
    },
    else: {
      text: () => 'Within a line, ink has no “else”.',
      hint: (should: string) => `Put a | between the two texts: “${should}”.`,
    },
    question: {
      text: () =>
        'In ink, ? asks whether a list has an item. It does not choose between two texts.',
      hint: write,
    },
    braces: {
      text: () => 'A condition has one pair of braces.',
      hint: write,
    },
    elseWord: {
      text: () => 'The last branch is called “else”, after a dash and with a colon.',
      hint: write,
    },
    printed: {
      text: (is: string) => `Ink does not read “${is}” as the value of a variable.`,
      hint: (should: string) => `The name stands between braces: “${should}”.`,
    },
    choiceCondition: {
      text: () => 'The condition of a choice stands between braces, before its text.',
      hint: write,
    },
    target: {
      text: (is: string) => `After an arrow comes one name. Ink cannot read “${is}”.`,
      hint: write,
    },
    answer: {
      text: () => 'After an arrow comes the name of a place, and not the text that follows.',
      hint: () => 'Write what happens on a line of its own, below the choice.',
    },
    goto: {
      text: () => 'This leads nowhere: only an arrow leads to another place.',
      hint: write,
    },
    start: {
      text: () =>
        'The story ends above this line: it begins at the top, and nothing there leads on.',
      hint: (should: string) => `Write “${should}” above this line.`,
    },
    joined: {
      text: () => 'The words of this choice and the text it leads to become one paragraph.',
      hint: (should: string) =>
        `Put the words in brackets, which are not repeated: “${should}”. Or put the arrow on the next line.`,
    },
    knotName: {
      text: () => 'After the equals signs comes one name, in one word, with nothing around it.',
      hint: write,
    },
    address: {
      text: () => 'Two slashes begin a comment, so players do not see the rest of this line.',
      hint: (should: string) => `Put a backslash between them: “${should}”.`,
    },
    hash: {
      text: () => 'The sign # begins a tag, so players do not see the rest of this line.',
      hint: (should: string) => `Put a backslash before it: “${should}”.`,
    },
    sceneBreak: {
      text: () => 'Ink takes these signs for its own, so players do not see them.',
      hint: (should: string) =>
        `Put a backslash before them: “${should}”. A line on its own with [---] draws a line.`,
    },
    dash: {
      text: () =>
        'Players do not see this dash. At the start of a line it marks where choices come together again.',
      hint: (should: string) =>
        `To show it, put a backslash before it: “${should}”. A choice begins with “*”.`,
    },
    sign: {
      text: () => 'The first sign of this line has a meaning for ink, so players do not see it.',
      hint: (should: string) => `If it is text, put a backslash before it: “${should}”.`,
    },
    bar: {
      text: () => 'There is a | outside of braces, where it means nothing to ink.',
      hint: () => 'Write \\| for a vertical bar that is part of the text.',
    },
    comment: {
      text: () => 'This is no comment for ink.',
      hint: (should: string) =>
        should === '/*' || should === '*/'
          ? 'A comment of several lines begins with /* and ends with */.'
          : `A comment begins with two slashes: “${should}”.`,
    },
    hashComment: {
      text: () => 'This is a tag for the engine, which does not know it, and no comment.',
      hint: (should: string) => `A comment begins with two slashes: “${should}”.`,
    },
    emphasis: {
      text: (is: string) => `Players see the signs around “${is}”.`,
      hint: (should: string) => `Bold is [b]…[/b], italics [i]…[/i]: “${should}”.`,
    },
    emphasisAtStart: {
      text: (is: string) =>
        is.startsWith('~')
          ? 'The sign ~ at the start of a line makes it logic.'
          : 'A star at the start of a line makes it a choice.',
      hint: (should: string) => `Bold is [b]…[/b], italics [i]…[/i]: “${should}”.`,
    },
    heading: {
      text: () => 'The sign # begins a tag, so players do not see this heading.',
      hint: (should: string) => `Write “${should}”. A place that arrows lead to begins with ===.`,
    },
    picture: {
      text: (is: string) => `“${is}” shows no picture.`,
      hint: (should: string) => `Its file stands between two tags: “${should}”.`,
    },
    link: {
      text: () => 'A link to the web is written otherwise here, and two slashes begin a comment.',
      hint: write,
    },
    quote: {
      text: () => 'Players see the > before this line.',
      hint: (should: string) => `For a quotation, write “${should}”.`,
    },
    entity: {
      text: (is: string) => `Players see “${is}” as it is.`,
      hint: () => 'Type the character itself.',
    },
    newline: {
      text: () => 'Ink drops the backslash, and players see the letter after it.',
      hint: (should: string) => `Write “${should}”, or begin a new line.`,
    },
    path: {
      text: () => 'Ink drops the backslashes of this path, so the file is not found.',
      hint: write,
    },
    include: {
      text: () => 'After INCLUDE comes the name of a file, as it is, with nothing around it.',
      hint: write,
    },
    twine: {
      text: () => 'This is how Twine says it, and text for ink.',
      hint: (should: string) => `In ink it is “${should}”.`,
    },
    choiceScript: {
      text: () => 'This is how ChoiceScript says it. Ink takes the first sign for its own.',
      hint: (should: string) => `In ink it is “${should}”.`,
    },
    script: {
      text: () => 'This is how other languages say it, and text for ink.',
      hint: (should: string) => `In ink it is “${should}”.`,
    },
    passageLink: {
      text: () => 'Ink has no links between passages.',
      hint: (should: string) => `Write a choice with an arrow to the other place: “${should}”.`,
    },
    needless: {
      text: (is: string) => `Ink needs no “${is}”.`,
      hint: (should: string) => (should === '' ? 'Remove it.' : write(should)),
    },
    table: {
      text: () => 'Players do not see this as a table: ink takes each | for its own.',
      hint: (should: string) => `Cells stand in rows, with [ ] between them: “${should}”.`,
    },
    footnote: {
      text: (is: string) => `Players see “${is}”: there are no footnotes.`,
      hint: () => 'Put the note into the text, or into [spoiler]…[/spoiler], which a click opens.',
    },
    task: {
      text: () => 'Players see no box to tick: ink takes the first sign for its own.',
      hint: write,
    },
    frontMatter: {
      text: () => 'Ink has no fields between rows of dashes. Players see this line.',
      hint: (should: string) =>
        should.startsWith('#')
          ? `What a game is called is said by tags at its top: “${should}”.`
          : `If it is a note to yourself, make it a comment: “${should}”.`,
    },
    twineCommand: {
      text: (is: string) => `“${is}” is a command of Twine, and text for ink.`,
      hint: instead,
    },
    choiceScriptCommand: {
      text: (is: string) => `“${is}” is a command of ChoiceScript. Ink takes it for a choice.`,
      hint: instead,
    },
    scriptCommand: {
      text: (is: string) => `“${is}” is how other languages say it, and text for ink.`,
      hint: instead,
    },
  },
};

/** The kinds of slips that are found. */
export type SlipKind = keyof (typeof en)['kinds'];

/** What is said about slips in ink, in the language of this build. */
export const slipWords = translated<typeof en>({ en });
