import { drawDifferences } from './draw-differences';

it('lists the differences in place of the component, each with its anchor', () => {
  const differences = [
    { id: 'a', title: 'HTML stays text', explanation: 'The engine runs it.' },
    { id: 'b', title: 'Sound begins later', explanation: 'Browsers want a click.' },
  ];
  const tree = drawDifferences(
    [
      ['p', 0, 'Known:'],
      ['Differences', 0],
    ],
    differences,
  );
  expect(tree).toEqual([
    ['p', 0, 'Known:'],
    [
      'dl',
      0,
      ['dt', { id: 'a' }, 'HTML stays text'],
      ['dd', 0, 'The engine runs it.'],
      ['dt', { id: 'b' }, 'Sound begins later'],
      ['dd', 0, 'Browsers want a click.'],
    ],
  ]);
});
