import { contentReference } from './content-reference.fixture';
import { filterReference } from './filter-reference';
import { searchRowOf } from './search-row';

const rows = contentReference.entries.map(searchRowOf);
const filter = (query: string) => filterReference(rows, query).map(({ id }) => id);

describe('filterReference', () => {
  it('keeps everything, in order, while nothing is typed', () => {
    expect(filterReference(rows, ' ')).toEqual(rows);
  });

  it('puts an exact name first, then beginnings, then parts of names, then words of summaries', () => {
    const ids = filter('layers');
    expect(ids[0]).toBe('markup-layers');
    const order = ['global-tag-choices', 'choice-tag-unclickable'].map((id) =>
      filter('choice').indexOf(id),
    );
    expect(order).toEqual([...order].sort((left, right) => left - right));
    expect(filter('save').indexOf('global-tag-saves')).toBeLessThan(
      filter('save').indexOf('global-tag-autosave'),
    );
    expect(filter('save').indexOf('global-tag-autosave')).toBeLessThan(
      filter('save').indexOf('tag-checkpoint'),
    );
  });

  it('is blind to case and to the signs in and around names', () => {
    expect(filter('single scene')[0]).toBe('global-tag-single-scene');
    expect(filter('[INFO]')[0]).toBe('markup-info');
    expect(filter('# clear')[0]).toBe('tag-clear');
  });

  it('finds aliases, members and attributes', () => {
    expect(filter('inactive')[0]).toBe('choice-tag-unclickable');
    expect(filter('blockquote')).toContain('markup-html');
    expect(filter('bordered')[0]).toBe('markup-button');
  });

  it('finds words of the summary by their beginnings, all of them', () => {
    expect(filter('random order')).toEqual(['tag-shuffle-choices']);
    expect(filter('random xylophone')).toEqual([]);
  });

  it('lists only tags after #, only markup after [', () => {
    expect(filter('#').every((id) => id.includes('tag-'))).toBe(true);
    expect(filter('[').every((id) => id.startsWith('markup-'))).toBe(true);
    expect(filter('[font')).toContain('markup-font');
    expect(filter('[font')).not.toContain('global-tag-font');
  });

  it('finds names that are nothing but signs', () => {
    expect(filter('---')[0]).toBe('markup-separator');
    expect(filter('>>>')[0]).toBe('choice-text-continue');
  });
});
