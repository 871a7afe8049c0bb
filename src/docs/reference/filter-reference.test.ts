import { oddSpellings } from '../../../testing/odd-spellings';
import { searchMessages } from '../../config/messages/search';
import { contentReference } from './content-reference.fixture';
import { entrySynonyms } from './entry-synonyms';
import { filterReference } from './filter-reference';
import { indexReference } from './index-reference';
import { searchRowOf } from './search-row';

const synonyms = entrySynonyms(
  [
    { written: ['->', 'timer', 'time limit'], entries: ['# AUTO_CHOICE'] },
    { written: ['bold', 'bold text'], entries: ['[b]', '[strong]'] },
    { written: ['coloured words'], entries: ['[highlight]', '[css]'] },
  ],
  indexReference(contentReference.entries),
);
const { smallWords } = searchMessages;
const rows = contentReference.entries.map((entry) => searchRowOf(entry, synonyms));
const filter = (query: string) => filterReference(rows, query, smallWords).map(({ row }) => row.id);

describe('filterReference', () => {
  it('keeps everything, in order, while nothing is typed', () => {
    expect(filterReference(rows, ' ', smallWords).map(({ row }) => row)).toEqual(rows);
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

  it('ignores case and the signs in and around names', () => {
    expect(filter('single scene')[0]).toBe('global-tag-single-scene');
    expect(filter('[INFO]')[0]).toBe('markup-info');
    expect(filter('# clear')[0]).toBe('tag-clear');
  });

  it.each(oddSpellings('# CLEAR'))('finds %j', (typed) => {
    expect(filter(typed)).toEqual(filter('# CLEAR'));
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

  it('understands other words for an entry, and says what they mean', () => {
    const [timer] = filterReference(rows, 'timer', smallWords);
    expect(timer).toMatchObject({ row: { id: 'tag-auto-choice' }, meant: ['# AUTO_CHOICE'] });
    const [bold] = filterReference(rows, 'Bold', smallWords);
    expect(bold).toMatchObject({ row: { id: 'markup-html' }, meant: ['[b]', '[strong]'] });
  });

  it('takes other words in every form, in a longer question, and while they are typed', () => {
    expect(filter('timers')[0]).toBe('tag-auto-choice');
    expect(filter('bold text for words')[0]).toBe('markup-html');
    expect(filter('time lim')[0]).toBe('tag-auto-choice');
    expect(filter('how do I set a time limit?')[0]).toBe('tag-auto-choice');
    expect(filter('coloured').slice(0, 2)).toEqual(['markup-highlight', 'markup-css']);
  });

  it('puts the other word first that shares most words with the query', () => {
    const saves = entrySynonyms(
      [
        { written: ['save'], entries: ['# saves'] },
        { written: ['save here'], entries: ['# CHECKPOINT'] },
      ],
      indexReference(contentReference.entries),
    );
    const saving = contentReference.entries.map((entry) => searchRowOf(entry, saves));
    const [first] = filterReference(saving, 'save the game here', smallWords);
    expect(first?.row.id).toBe('tag-checkpoint');
  });

  it('puts a name before another word, and another word before words of summaries', () => {
    const withHighlight = entrySynonyms(
      [{ written: ['font', 'sound'], entries: ['[highlight]'] }],
      indexReference(contentReference.entries),
    );
    const mixed = contentReference.entries.map((entry) => searchRowOf(entry, withHighlight));
    const ids = filterReference(mixed, 'font', smallWords).map(({ row }) => row.id);
    expect(ids.indexOf('markup-font')).toBeLessThan(ids.indexOf('markup-highlight'));
    const sounds = filterReference(mixed, 'sound', smallWords).map(({ row }) => row.id);
    expect(sounds.indexOf('markup-highlight')).toBeLessThan(sounds.indexOf('setting-volume'));
  });
});
