import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { knowSite } from '../../../../testing/know-site';
import { NewPlace } from './NewPlace';

const doc = (docId: string, title: string) => ({ docId, file: `content/docs/${docId}.mdx`, title });
const sidebarSource = `main:
  - start
  - category: Ink Basics
    items:
      - ink/flow
      - category: Markup
        items:
          - ink/markup/layout
`;

beforeEach(async () => {
  const docs = [
    doc('loose/end', 'A loose end'),
    doc('ink/markup/layout', 'Layout'),
    doc('ink/flow', 'Flow'),
    doc('start', 'Start'),
  ];
  await knowSite({ docs, sidebarSource });
});

function Form({ title, first = '' }: { title: string; first?: string }) {
  const [folder, setFolder] = useState(first);
  return (
    <>
      <label htmlFor="folder">Folder</label>
      <NewPlace id="folder" {...{ folder, title }} onChange={setFolder} />
    </>
  );
}

const places = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it('offers the folders by their categories, in the order of the sidebar', () => {
  render(<Form title="" />);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'None, at the top level',
    'Ink Basics (ink)',
    'Ink Basics › Markup (ink/markup)',
    'loose',
    'A new folder …',
  ]);
  expect(places()).toEqual(['/docs/…/', 'content/docs/….mdx', 'after “Ink Basics”']);
});

it('says where the page will be', async () => {
  render(<Form title="Night café" />);
  await userEvent.selectOptions(screen.getByLabelText('Folder'), 'ink/markup');
  expect(places()).toEqual([
    '/docs/ink/markup/night-cafe/',
    'content/docs/ink/markup/night-cafe.mdx',
    'in “Ink Basics › Markup”, after “Layout”',
  ]);
});

it('makes a folder, whose name is an address', async () => {
  render(<Form title="A" first="ink" />);
  await userEvent.selectOptions(screen.getByLabelText('Folder'), 'A new folder …');
  await userEvent.type(screen.getByLabelText('Name of the new folder'), 'Night trains');
  expect(places()).toEqual([
    '/docs/night-trains/a/',
    'content/docs/night-trains/a.mdx',
    'after “Ink Basics”',
  ]);
});

it('shows a folder that has no pages yet by its name', () => {
  render(<Form title="A" first="night-trains" />);
  expect(screen.getByLabelText('Name of the new folder')).toHaveValue('night-trains');
});
