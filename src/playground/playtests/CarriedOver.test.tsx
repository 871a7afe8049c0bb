import { existsSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { carryOverMessages } from '../../config/messages/carry-over';
import { removeMark } from '../story-edits/remove-mark';
import { CarriedOver } from './CarriedOver';

const source = `A hall.
// NOT CARRIED OVER: (live: 2s)
// [Tick]
A clock.
// NOT CARRIED OVER: (after: 3s)
-> END
// NOT CARRIED OVER: <script>`;
const program = { source, files: {} };

test('what an import left out is listed by kind, with what to write instead, and ticked off', async () => {
  const onGoToLine = jest.fn();
  const onChange = jest.fn();
  const { rerender } = render(<CarriedOver {...{ program, onGoToLine, onChange }} />);
  const section = screen.getByRole('region', { name: 'Not carried over 3' });
  const [waits, script] = within(section).getAllByRole('group');
  expect(script).toHaveTextContent(/^JavaScript and HTML 1/);
  await userEvent.click(within(waits!).getByText('What waits'));
  expect(waits).toHaveTextContent('+ [>>>3] -> next goes on');
  expect(within(waits!).getByRole('link', { name: 'Read more: What waits' })).toHaveAttribute(
    'href',
    '/docs/atrament-basics/choices/',
  );
  await userEvent.click(within(waits!).getByRole('button', { name: 'Line 5' }));
  expect(onGoToLine).toHaveBeenCalledWith(null, 5);
  await userEvent.click(within(waits!).getByRole('button', { name: /^Done: \(live: 2s\)/ }));
  const after = removeMark(program, { file: null, line: 2, last: 3 });
  expect(onChange).toHaveBeenCalledWith(after);
  rerender(
    <CarriedOver {...{ onGoToLine, onChange }} program={{ source: 'A hall.', files: {} }} />,
  );
  expect(screen.queryByRole('region')).toBeNull();
});

test.each([
  [
    { line: 2, last: 3 },
    'A hall.\nA clock.\n// NOT CARRIED OVER: (after: 3s)\n-> END\n// NOT CARRIED OVER: <script>',
  ],
  [{ line: 7, last: 7 }, source.replace('// NOT CARRIED OVER: <script>', '')],
])('the comment of lines %j goes, and nothing else', (lines, after) => {
  expect(removeMark(program, { file: null, ...lines }).source).toBe(after);
});

test('the line at the top says how many are left', () => {
  const head = '// From Twine (Harlowe).';
  const marked = `// NOT CARRIED OVER: (live: 2s)\n-> END\n// NOT CARRIED OVER: <script>`;
  const said = { source: `${head} 2 things are marked “NOT CARRIED OVER:”.\n${marked}`, files: {} };
  const first = removeMark(said, { file: null, line: 2, last: 2 });
  expect(first.source).toBe(
    `${head} 1 thing is marked “NOT CARRIED OVER:”.\n-> END\n// NOT CARRIED OVER: <script>`,
  );
  expect(removeMark(first, { file: null, line: 3, last: 3 }).source).toBe(`${head}\n-> END\n`);
});

test.each(Object.values(carryOverMessages.advice))('“$title” leads to a page', ({ page }) =>
  expect(existsSync(`content/docs/${page}.mdx`)).toBe(true),
);
