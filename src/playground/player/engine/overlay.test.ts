import { readOverlay } from './overlay';

const read = (output: string) => readOverlay('f', false, output);

test.each([
  ['[title]Stats[/title]\nOil: 2', 'Stats', ['Oil: 2']],
  ['[title]You [b]look[/b][/title] rest\naround', 'You [b]look[/b]', [' rest', 'around']],
  // The engine drops the text before a title.
  ['[highlight]x[/highlight] [title]mid[/title] y', 'mid', [' y']],
  // An empty title, and one in a later line, count as text.
  ['[title][/title]\nafter', null, ['[title][/title]', 'after']],
  ['first\n[title]late[/title]', null, ['first', '[title]late[/title]']],
  ['[title]open', null, ['[title]open']],
])('%j has its title and lines', (output, title, lines) => {
  expect(read(output)).toMatchObject({ title, lines });
});
