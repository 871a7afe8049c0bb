import { contentGlossary } from './content-glossary.fixture';

// The content check of each build verifies its pages and anchors.
describe('content/glossary.yaml', () => {
  it('has no problems', () => {
    expect(contentGlossary.problems).toEqual([]);
  });

  it.each([
    ...['Knot', 'Stitch', 'Gather', 'Weave', 'Divert', 'Tunnel', 'Thread', 'Glue', 'Tag', 'Scene'],
    ...['Choice', 'Label', 'Condition', 'Alternative', 'Sequence', 'Cycle', 'Shuffle', 'Once-only'],
    ...['Fallback', 'Sticky choice', 'Function', 'List', 'Variable', 'Constant', 'Turn', 'Markup'],
    ...['External function', 'Visit count', 'Checkpoint', 'Autosave', 'Save slot', 'Overlay'],
    ...['Toolbar', 'Layer', 'Area', 'Theme'],
  ])('explains %s', (word) => {
    expect(contentGlossary.terms.map(({ term }) => term)).toContain(word);
  });

  it.each(contentGlossary.terms)('says where $term is explained', ({ page }) => {
    expect(page).toBeDefined();
  });
});
