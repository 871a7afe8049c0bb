import type { DocumentNode } from '../../base/tree/document-tree';
import { holdsComponent, replaceComponent } from './replace-component';

const tree: DocumentNode[] = ['A', ['Details', { summary: 'S' }, ['p', 0, 'B'], ['Glossary', 0]]];

it('puts other nodes in the place of a component, however deep it stands', () => {
  expect(replaceComponent(tree, 'Glossary', () => [['hr', 0], 'C'])).toEqual([
    'A',
    ['Details', { summary: 'S' }, ['p', 0, 'B'], ['hr', 0], 'C'],
  ]);
});

it('tells whether a component is there', () => {
  expect(holdsComponent(tree, 'Glossary')).toBe(true);
  expect(holdsComponent(tree, 'Reference')).toBe(false);
});
