import { mendStory } from '../story/mend';
import { compileInk } from './compile-ink';
import { mendName } from './mend-name';

/** The story after the first complaint is mended; null if nothing is offered. */
function mended(source: string): string | null {
  const program = { source, files: {} };
  const { issues } = compileInk(program);
  const issue = issues.find(({ isWarning }) => !isWarning) ?? issues[0];
  const mend = issue === undefined ? null : mendName(issue, program);
  if (mend === null) return null;
  const at = mend.at ?? { file: null, line: issue?.line ?? 0 };
  return mendStory(program, at, mend)?.source ?? null;
}

test.each([
  ['an arrow', '-> lamproom\n=== lamp_room\n-> END', '-> lamp_room\n=== lamp_room\n-> END'],
  [
    'an arrow below words that are the same',
    '* The haal [haal] -> haal\n=== hall\n-> END',
    '* The haal [haal] -> hall\n=== hall\n-> END',
  ],
  [
    'a tunnel and a thread',
    '-> haal ->\n<- haal\n-> hall\n=== hall\n->->',
    '-> hall ->\n<- haal\n-> hall\n=== hall\n->->',
  ],
  ['END', '-> ENDE', '-> END'],
  ['a place in small letters, which is not END', '-> ende', null],
  ['END in small letters', '-> End', '-> END'],
  ['two of END, with a right one', '-> ENDE\n* -> ENDE\n* -> END', '-> END\n* -> ENDE\n* -> END'],
  ['a place in capitals that is not written yet', '-> LAND', null],
  [
    'a stitch that is used with its knot',
    '* -> lmap\n* -> lmap\n* -> hall.lamp\n=== hall\n= lamp\n-> END',
    '* -> lamp\n* -> lmap\n* -> hall.lamp\n=== hall\n= lamp\n-> END',
  ],
  [
    'a variable whose misspelt name is a word of the prose, too',
    'VAR coin = 1\nMany coins.\n{coins} coins\n-> END',
    'VAR coin = 1\nMany coins.\n{coin} coins\n-> END',
  ],
  ['a stitch', '-> a\n=== a\n= frist\n-> END', null],
  [
    'a variable in braces, not in the prose around it',
    'VAR coins = 1\nOne coin, {coin} coin, {coin > 1: A coin}.\n-> END',
    'VAR coins = 1\nOne coin, {coins} coin, {coins > 1: A coin}.\n-> END',
  ],
  [
    'the condition of a branch',
    'VAR coins = 1\n{\n- coin > 1: Another coin.\n}\n-> END',
    'VAR coins = 1\n{\n- coins > 1: Another coin.\n}\n-> END',
  ],
  [
    'a variable that gets a value',
    'VAR coins = 1\n~ coin = 2\n-> END',
    'VAR coins = 1\n~ coins = 2\n-> END',
  ],
  [
    'a declaration that alone is misspelt',
    'VAR mathces = 1\n{matches} left.\n~ matches = 2\n-> END',
    'VAR matches = 1\n{matches} left.\n~ matches = 2\n-> END',
  ],
  [
    'a knot whose name alone is misspelt',
    '* [In] -> lamp_room\n* [Up] -> lamp_room\n=== lamproom\n-> END',
    '* [In] -> lamp_room\n* [Up] -> lamp_room\n=== lamp_room\n-> END',
  ],
  [
    'a function',
    '{doubel(2)}\n-> END\n=== function double(x)\n~ return x * 2',
    '{double(2)}\n-> END\n=== function double(x)\n~ return x * 2',
  ],
  ['an item', 'LIST bag = (rope), lamp\n{rpe}\n-> END', 'LIST bag = (rope), lamp\n{rope}\n-> END'],
  ['something of another kind', 'VAR halls = 1\n-> hall', null],
  ['two that are as near', '-> hal\n=== hall\n-> END\n=== halt\n-> END', null],
  ['a place with an accent', '-> cafe\n=== café\n-> END', '-> café\n=== café\n-> END'],
  ['a function with an umlaut is no place', '-> grösse\n=== function größe\n~ return 1', null],
  ['a place in a comment', '-> atic\n// === attic\n=== cellar\n-> END', null],
  ['nothing near', '-> cellar\n=== attic\n-> END', null],
])('%s', (_, source, expected) => expect(mended(source)).toBe(expected));
