import { contentReference } from './content-reference.fixture';
import { findReference } from './find-reference';
import { indexReference } from './index-reference';
import { writtenName } from './written-name';

const names = new Map(contentReference.entries.map((entry) => [entry.id, writtenName(entry)]));

describe('writtenName', () => {
  it.each([
    ['tag-clear', '# CLEAR'],
    ['choice-tag-hidden', '#HIDDEN'],
    ['markup-info', '[info]'],
    ['markup-html', 'HTML elements'],
    ['css-class-atrament-scene', '.atrament-scene'],
    ['method-game-start', 'game.start(slot?)'],
    ['config-game-zip', 'game.zip'],
  ])('writes %s as %s', (id, name) => {
    expect(names.get(id)).toBe(name);
  });

  it('writes tags and markup so that they are found again', () => {
    const index = indexReference(contentReference.entries);
    for (const id of [
      'global-tag-title',
      'tag-audio',
      'markup-link',
      'markup-separator',
      'method-ink-story',
    ]) {
      expect(findReference(names.get(id) ?? '', index)?.id).toBe(id);
    }
  });
});
