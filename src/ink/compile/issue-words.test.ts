import { compileInk } from './compile-ink';
import { issueWords } from './issue-words';

/** The first complaint about a text, in ink’s current wording. */
function explain(source: string, names: string[] = []) {
  const [issue] = compileInk({ source, files: {} }).issues;
  return issueWords(issue?.text ?? '', names);
}

test.each([
  ['-> cellar', 'no place of the story is called “cellar”'],
  ['-> end', 'no place of the story is called “end”'],
  ['=== lamp room\n-> END', 'something follows the name of the knot'],
  ['{f(1)}', 'no function is called “f”'],
  ['{gold}', 'nothing is called “gold”'],
  ['~ gold = 1', 'a value is written to “gold”, which is not a variable'],
  ['~ gold++', 'a value is written to “gold”, which is not a variable'],
  ['{a.b}', 'there is neither a place nor a list item called “a.b”'],
  ['VAR bag = (rope)', 'no list has an item called “rope”'],
  ['LIST a = x\nLIST b = x\n{x}', 'two lists have an item called “x”'],
  ['-> a\n=== a(x)\n-> END', 'the number of values that “a” gets here is not the number it takes'],
  ['-> a(1)\n=== a\n-> END', '“a” takes no values, but here it gets some'],
  ['-> f\n=== function f\n~ return 1', '“f” is a function, and an arrow cannot lead to a function'],
  ['{a()}\n=== a\n-> END', '“a” is a knot, but it is called like a function'],
  ['VAR a = 1\n-> a\n=== a\n-> END', 'two things are called “a”; the other is in line 3'],
  ['=== a', 'a knot is empty'],
  [
    '-> a\n=== a\n-> END\n=== a\n-> END',
    'two knots or functions are called “a”; the other is in line 2',
  ],
  [
    '-> a\n=== a\n= b\n-> END\n= b\n-> END',
    'two stitches of this knot are called “b”; the other is in line 3',
  ],
  [
    '-> b\n=== b\n= a\n- (a) Hi.\n-> END',
    'a label and a knot or stitch are both called “a”; the other is in line 3',
  ],
  ['- (a) Hi.\n- (a) Ho.\n-> END', 'two lines have the label “a”; the other is line 1'],
  ['VAR x = 1\nVAR x = 2', '“x” is declared twice; the other place is line 1'],
  ['CONST x = 1\nCONST x = 2\n{x}', 'the constant “x” has two values; the other is in line 1'],
  ['VAR not = 1', '“not” is a word of ink, so nothing in the story can have this name'],
  [
    '=== LIST_COUNT\n-> END',
    '“LIST_COUNT” is a word of ink, so nothing in the story can have this name',
  ],
  ['LIST a = x, x', 'two items of the list “a” are called “x”'],
  ['EXTERNAL f()\nEXTERNAL f()\n{f()}', 'two EXTERNAL lines declare “f”'],
  [
    'VAR a = true\n{a:\n  Yes.\n- else no\n}',
    'this branch of the condition does not begin with - else:',
  ],
  [
    'VAR a = true\n{\n- a Yes.\n- else: no\n}',
    'this branch has no condition, or no colon after it',
  ],
  ['VAR a = true\n{\n- else: no\n- a: yes\n}', '- else: is not the last branch'],
  ['{\n- else: no\n}', 'these braces have only an - else:, and no condition'],
  ['{true:\n-- a\n- else: b\n}', 'a line inside { } begins with more than one dash'],
  ['VAR x = "a', 'a " has no second " on its line'],
  ['VAR x = “a”', 'ink cannot read the value of this declaration'],
  ['~ temp = 2', 'the name of the variable is missing'],
  ['~ temp x', 'this variable gets no value'],
  ['EXTERNAL f', 'the parentheses of the function are missing'],
  ['INCLUDE', 'the INCLUDE line names no file'],
  ['VAR x = 1\n~ x', 'this ~ line does nothing'],
  ['VAR x = a, b', 'a variable has only one value'],
  ['-> a\n=== a\n~ return 1', '“a” is a knot, and only functions can have a ~ return'],
  ['=== a\n= function b\nHi.', 'a function cannot be part of a knot'],
  ['->', 'an arrow leads nowhere'],
  [
    '-> a(-> b)\n=== a(x)\n-> x\n=== b\n-> END',
    'an arrow leads to “x”, which is not declared as a place',
  ],
  [
    '-> a(b)\n=== a(-> x)\n-> x\n=== b\n-> END',
    'without an arrow “b” is the number of its visits, but a place is expected here',
  ],
  [
    '{TURNS_SINCE(a)}\n-> a\n=== a\n-> END',
    'without an arrow “a” is the number of its visits, but a place is expected here',
  ],
  [
    '{f(3)}\n-> END\n=== function f(ref x)\n~ x++',
    'the function changes “x”, so it takes a variable, not a value',
  ],
  ['EXTERNAL f(a)\n{f(1,2)}', 'the number of values that “f” gets here is not the number it takes'],
  ['{-> a: yes}\n-> END\n=== a\n-> END', 'there is an arrow where ink expects a value'],
  ['return 3\n-> END', 'this line begins with “return”, which players see as text'],
  ['Dark {', 'ink cannot read what is inside the braces { }'],
  ['5 | 2', 'there is a | outside of braces, where it means nothing to ink'],
  [
    '+ The [b]key[/b] here',
    'a choice has more than one pair of square brackets, and ink takes the first for its own',
  ],
  ['Dry {a:wet|dry.\nVAR a = 1', 'a { has no } on its line'],
  ['VAR a = true\n{ a:\n* [Wait]\n}', 'a choice inside { } does not say where it leads'],
  ['VAR a = 1\n~ a *= 2', 'there is nothing to the right of *'],
  ['VAR a', 'a declaration has no value'],
  ['LIST of things.', 'a declaration has no value'],
  ['* (two words) Stay', 'ink cannot read what is in the round brackets'],
  ['VAR a = 1 + 2', 'a variable cannot have this initial value'],
  ['-> x\n=== function f\n* [Wait]', 'a function contains choices, which functions cannot have'],
  ['~ return 1', 'there is a ~ return outside any function'],
  ['INCLUDE a.ink', 'there is no file “a.ink” to include'],
  ['-> a\n=== a\nHello.', 'the story has nowhere to go after this line'],
  ['* [] -> END', 'a choice has no text'],
  ['<- ', 'an arrow leads nowhere'],
  ['~ x =', 'something is missing at the end of the line'],
  ['{RANDOM(1)}', 'the number of values that RANDOM gets here is not the number it takes'],
  ['{RANDOM(1, 2.5)}', 'RANDOM takes whole numbers'],
  ['VAR a = 4\n{a > 3: yes|no|maybe}', 'a condition chooses between two texts, and here are more'],
  ['=== a\n= b\n= c\nHi.', 'a stitch is empty'],
  ['{POW(1)}', 'the number of values that this function gets is not the number it takes'],
  ['~ = 3', 'ink cannot read what follows this ~'],
  ['-> a(1', 'a ( has no closing )'],
  ['VAR x = 1\n~ x = (1', 'a ( has no closing )'],
  ['=== hall(1)', 'ink cannot read the names in these parentheses'],
  ['LIST a =', 'the list has no items'],
  ['-> k(-> END)\n=== k(-> x)\n-> x', 'END and DONE cannot be stored or passed on'],
  [
    'VAR a = 1\n{a:\n- 1: x\n- else: y\n- else: z\n}',
    'a branch that is not the last has no condition of its own',
  ],
  ['{shuffle:\n a\n}', 'there are no alternatives in these braces'],
  ['VAR x = 1\n{x++}', '++ and -- do not work inside braces'],
  ['~ 3++', '++ and -- change a variable, and “3” is none'],
  ['VAR x = "a {y}"', 'the words of this declaration contain braces or a tag'],
  [
    'VAR x = 1\n{\n- x > 1: a\n- else: b\n- else: c\n}',
    'a branch that is not the last has no condition of its own',
  ],
  ['VAR x = -> END\n-> x', 'END and DONE cannot be stored or passed on'],
  ['VAR x = "-> a"\n-> END\n=== a\n-> END', 'there is an arrow in a text between quotes'],
  ['VAR x = ""\n~ x = "a # b"', 'there is a # in a text between quotes, where it begins a tag'],
  ['{TURNS(1)}', 'TURNS takes no values'],
  ['{READ_COUNT(3)}', 'READ_COUNT takes the name of a place'],
  ['->->-> a\n=== a\n-> END', 'there are too many arrows beside each other'],
  ['VAR x = 1\n{ x: ~ x = 2 }', 'there is a ~ inside braces, where it does not begin a line'],
  ['{\n-\n}', 'a branch has nothing after its dash'],
  ['VAR x = 1\n{x:}', 'there is nothing after the colon of this condition'],
  ['{shuffle cycle:\n- a\n- b\n}', 'these words for alternatives do not go together'],
  [
    'LIST bag = key, rope\n{not bag ? key: a}\n-> END',
    'this “not” is about “bag” alone, and not about the whole question',
  ],
  [
    '=== function f(ref x)\n~ x = 1\n=== k\n~ f(k)\n-> END',
    'the function changes what it gets, and “k” is a place',
  ],
  [
    'VAR t = -> a(1)\n-> END\n=== a(x)\n-> END',
    'an arrow that is stored in a variable cannot have values',
  ],
  ['* (a) x\n-> a(1)', 'an arrow passes values to a label, which takes none'],
  [
    '-> END\n=== function f(ref x)\n~ x = 1\n=== k\nVAR t = -> f\n-> END',
    '“f” changes the variable that it gets, so an arrow to it cannot be stored',
  ],
  ['=== hall(ref )\n-> END', 'the name of a value is missing between the parentheses'],
  ['LIST a = 1', 'the items of a list are names, and here is something else'],
  ['LIST a = b=c', 'the value of a list item is a whole number, and here is something else'],
  ['LIST = a', 'the list has no name that ink can read'],
  ['~', 'there is nothing after this ~'],
  ['== function', 'the function has no name'],
])('%j: %s', (source, message) => {
  expect(explain(source).message).toBe(message);
  expect(explain(source).hint).not.toMatch(/\$|undefined/);
});

test('explains what ink says beside another complaint', () => {
  const text =
    "When getting the TURNS_SINCE() of a variable target, remove the '->' - i.e. it should just be TURNS_SINCE(t)";
  expect(issueWords(text, []).hint).toBe('Remove the arrow: the place in the variable has one.');
});

test('suggests the name that was meant', () => {
  expect(explain('-> lamproom', ['cellar', 'lamp_room']).hint).toBe(
    'Did you mean “lamp_room”? Otherwise, begin a place with the line “=== lamproom”, or correct the name after the arrow.',
  );
  expect(explain('{coin}', ['coins']).hint).toMatch(
    'Did you mean “coins”? Otherwise, declare it with VAR coin = …',
  );
  expect(explain('-> End', ['ending']).hint).toMatch(/^END and DONE are/);
  expect(explain('-> cellar', ['attic']).hint).not.toMatch(/Did you mean/);
});

test('suggests no other name for one that exists', () => {
  expect(explain('LIST a = x\nLIST b = x\n{x}', ['x', 'xs']).hint).not.toMatch(/Did you mean/);
  expect(explain('{door}', ['door', 'doors']).hint).not.toMatch(/Did you mean/);
});

test('names the file of the other of two things', () => {
  const files = { 'b.ink': '=== a\n-> END' };
  const [issue] = compileInk({ source: 'INCLUDE b.ink\n-> a\n=== a\n-> END', files }).issues;
  expect(issueWords(issue?.text ?? '', []).message).toBe(
    'two knots or functions are called “a”; the other is in line 1 of b.ink',
  );
});
