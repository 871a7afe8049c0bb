import { collectTips } from './collect-tips';

it('gathers the texts of all sources by id', () => {
  const entries = [{ id: 'tag-clear', text: 'Removes all earlier scenes.' }];
  const glossary = [{ id: 'term-knot', text: 'A named part of a story.' }];
  expect(collectTips([entries, glossary, []])).toEqual({
    'tag-clear': 'Removes all earlier scenes.',
    'term-knot': 'A named part of a story.',
  });
});
