/** @jest-environment node */
import { parseLines } from '../../../testing/factories';
import { finishDocument } from './finish-document';

const document = {
  ...parseLines('One.'),
  frontmatter: { title: 'T', description: 'D.' },
  images: [],
};

it('takes the tree through every step, in order, and reads its text from the last', () => {
  const finished = finishDocument(document, [
    (tree) => [...tree, ['p', 0, 'Two.']],
    (tree) => [...tree, ['p', 0, `Three: ${tree.length + 1}.`]],
  ]);
  expect(finished.tree).toHaveLength(3);
  expect(finished.plainText).toBe('One.\nTwo.\nThree: 3.');
});

it('leaves the stored document as it is', () => {
  finishDocument(document, [() => []]);
  expect(document.tree).toEqual([['p', 0, 'One.']]);
});
