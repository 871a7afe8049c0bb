/** @jest-environment node */
import { compileInk } from './compile-ink';
import { explainIssue } from './explain-issue';

/** The first complaint about a text, in ink’s current wording. */
function explain(source: string, names: string[] = []) {
  const [issue] = compileInk({ source, files: {} }).issues;
  return explainIssue(issue?.text ?? '', names);
}

test.each([
  ['-> cellar', 'no knot, stitch or label is called “cellar”'],
  ['-> end', 'no knot, stitch or label is called “end”'],
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
  ['VAR a = 1\n-> a\n=== a\n-> END', 'a name is used twice'],
  ['=== a', 'a knot is empty'],
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
  ['* (two words) Stay', 'ink expects a closing ) here'],
  ['VAR a = 1 + 2', 'a variable cannot have this initial value'],
  ['-> x\n=== function f\n* [Wait]', 'a function contains choices, which functions cannot have'],
  ['~ return 1', 'there is a ~ return outside any function'],
  ['INCLUDE a.ink', 'there is no file “a.ink” to include'],
  ['-> a\n=== a\nHello.', 'the story has nowhere to go after this line'],
  ['* [] -> END', 'a choice has no text'],
  ['<- ', 'an arrow leads nowhere'],
  ['~ x =', 'something is missing at the end of the line'],
  ['{RANDOM(1)}', 'ink does not accept this'],
])('%j: %s', (source, message) => {
  expect(explain(source).message).toBe(message);
  expect(explain(source).hint).not.toMatch(/\$|undefined/);
});

test('suggests the name that was meant', () => {
  expect(explain('-> lamproom', ['cellar', 'lamp_room']).hint).toMatch(
    /^Did you mean “lamp_room”\? /,
  );
  expect(explain('-> End').hint).toMatch('-> END');
  expect(explain('-> cellar', ['attic']).hint).not.toMatch(/Did you mean/);
});
