import type { CoreScene, CoreState } from '@atrament/core';

/** Longer than any useful description. */
const MAX_LENGTH = 2000;
/** Their content is a file name. */
const PICTURES = /\[(img|picture|video)\b[^\]]*\][^[]*\[\/\1\]/gi;
const MARKUP_OR_HTML = /\[\/?[-\w]+[^\]]*\]|<\/?[a-z][^>]*>/gi;

/** The description that the engine gives a save: the story’s own, or the beginning of the scene. */
export function saveDescription(
  scene: CoreScene | undefined,
  metadata: CoreState['metadata'],
  own: unknown,
): string {
  if (typeof own === 'string' && own !== '') return own;
  const length = metadata.save_description_length;
  if (typeof length !== 'number' || length <= 0) return '';
  const line = scene?.content[0]?.text ?? '';
  const text = line
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(PICTURES, '')
    .replace(MARKUP_OR_HTML, '')
    .trim();
  return text.length >= length ? `${text.slice(0, length)}...` : text;
}
