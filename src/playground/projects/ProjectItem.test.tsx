import { render, screen } from '@testing-library/react';
import { ProjectItem } from './ProjectItem';
import type { ListedProject } from './use-project-list';

test.each([
  ['[b]Two[/b] candles left: {candle}.', 'Two candles left: ….'],
  ['* [Open it] -> hall', 'Open it'],
  ['-> hall', '-> hall'],
])('of a project that begins with “%s”, the list shows “%s”', (firstLine, shown) => {
  const project = { id: 'a', name: 'Rain', changedAt: 0, bytes: 6, firstLine } as ListedProject;
  const nothing = () => undefined;
  const on = { onOpen: nothing, onRename: nothing, onDuplicate: nothing, onDelete: nothing };
  render(<ProjectItem {...{ project, ...on }} isOpen={false} />);
  expect(screen.getByText(shown)).toBeVisible();
});
