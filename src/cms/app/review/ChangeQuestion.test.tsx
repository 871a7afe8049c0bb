import { render, screen } from '@testing-library/react';
import { ChangeQuestion } from './ChangeQuestion';
import type { ChangeDescription } from './describe-change';

const change: ChangeDescription = {
  title: 'The lamp',
  summary: '',
  kind: 'New page',
  address: '/docs/lamp/',
  formerAddress: '',
  sidebarPlace: 'in “Ink Basics”, after “Flow”',
  isDraft: false,
  url: '',
};
const ask = (more: Partial<ChangeDescription>, hasUnsaved = false, problems = '') => {
  render(
    <ChangeQuestion
      decision="Publish"
      change={{ ...change, ...more }}
      {...{ hasUnsaved, problems }}
      onAnswer={() => {}}
    />,
  );
  return screen.getByRole('dialog', { name: 'Publish “The lamp”?' });
};

it.each<[string, Partial<ChangeDescription>, string]>([
  ['a new page', {}, 'It goes live at /docs/lamp/, as soon as the site is built'],
  ['a page’s changes', { kind: 'Changed page' }, 'Its changes go live at /docs/lamp/'],
  [
    'a renamed page',
    { kind: 'Renamed page', formerAddress: '/docs/light/' },
    'It moves from /docs/light/ to /docs/lamp/, with all links to it',
  ],
  ['a draft', { isDraft: true }, 'Its switch “Draft” is on: readers of /docs/lamp/ do not see it'],
])('says where %s goes live', (_, more, words) => {
  expect(ask(more)).toHaveTextContent(words);
});

it('says of a page that is to be deleted what publishing and discarding come to', () => {
  const deletion = { ...change, kind: 'Deleted page' } as const;
  const asked = { change: deletion, hasUnsaved: false, problems: '', onAnswer: () => {} };
  const { rerender } = render(<ChangeQuestion decision="Publish" {...asked} />);
  const named = (name: string) => screen.getByRole('dialog', { name });
  expect(named('Publish the deletion of “The lamp”?')).toHaveTextContent(
    'It leaves /docs/lamp/, and its line leaves the sidebar',
  );
  rerender(<ChangeQuestion decision="Discard" {...asked} />);
  expect(named('Discard the deletion of “The lamp”?')).toHaveTextContent(
    'The page stays on the site as it is.',
  );
});

it('says where a new page will be in the sidebar, and what is lost', () => {
  const question = ask({}, true);
  expect(question).toHaveTextContent('In the sidebar it is in “Ink Basics”, after “Flow”.');
  expect(question).toHaveTextContent('What you have not saved is lost as well.');
});

it('warns of what stops a build', () => {
  expect(ask({}, false, '1 problem that stops a build')).toHaveTextContent(
    'It has 1 problem that stops a build: until that is fixed, the site stays as it is',
  );
  expect(screen.getByRole('alert')).toBeVisible();
});
