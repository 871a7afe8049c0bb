import { growth, PROPORTIONAL } from '../../../testing/growth';
import { scanNames } from './scan-names';

const story = `VAR gold = 3 // VAR no = 1
CONST MAX = 9
LIST door = (shut), open = 5,
  locked
EXTERNAL roll(sides)
- (start) Begin.
~ temp first = 1
/* === hidden
VAR nothing = 0 */
=== hall(x, ref y)
* (look) [Look]
~ temp count = 0
= attic
+ (again) Again.
=== function add(a, b) ===
~ return a + b
== життя
`;

it('finds what a story names', () => {
  expect(scanNames(story)).toEqual({
    variables: ['gold'],
    constants: ['MAX'],
    lists: [{ name: 'door', items: ['shut', 'open', 'locked'] }],
    externals: [{ name: 'roll', parameters: 'sides' }],
    labels: ['start'],
    temporaries: ['first'],
    knots: [
      {
        name: 'hall',
        parameters: 'x, ref y',
        isFunction: false,
        stitches: ['attic'],
        labels: ['look', 'attic.again'],
        temporaries: ['count'],
        line: 10,
      },
      {
        name: 'add',
        parameters: 'a, b',
        isFunction: true,
        stitches: [],
        labels: [],
        temporaries: [],
        line: 15,
      },
      {
        name: 'життя',
        parameters: null,
        isFunction: false,
        stitches: [],
        labels: [],
        temporaries: [],
        line: 17,
      },
    ],
  });
});

it.each(['/*', '((((', '= ', 'LIST a = ,\n', 'LIST a =\n', '\0', '~ temp', '* ('])(
  'reads thousands of %j in time that grows with their number',
  (part) => {
    expect(growth(2000, (count) => scanNames(part.repeat(count)))).toBeLessThan(PROPORTIONAL);
  },
);
