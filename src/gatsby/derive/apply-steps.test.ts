import { parseLines } from '../../../testing/factories';
import { applySteps } from './apply-steps';

const document = {
  ...parseLines('One.'),
  frontmatter: { title: 'T', description: 'D.' },
  images: [],
};

it('takes the tree through every step, in order, and reads its text from the last', () => {
  const derived = applySteps(document, [
    (tree) => [...tree, ['p', 0, 'Two.']],
    (tree) => [...tree, ['p', 0, `Three: ${tree.length + 1}.`]],
  ]);
  expect(derived.tree).toHaveLength(3);
  expect(derived.plainText).toBe('One.\nTwo.\nThree: 3.');
});

it('leaves the stored document as it is', () => {
  applySteps(document, [() => []]);
  expect(document.tree).toEqual([['p', 0, 'One.']]);
});
