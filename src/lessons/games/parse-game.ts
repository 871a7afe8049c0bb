import { isMap } from 'yaml';
import type { Problem } from '../../base/problems/problem';
import { readYaml } from '../../docs/reference/read-yaml';
import type { Schema } from '../../docs/reference/reference-schema';
import type { GameDescription } from './whole-game';

const schema: Schema = {
  title: { type: 'text', isRequired: true },
  summary: { type: 'prose', isRequired: true },
  author: { type: 'text', isRequired: false },
  language: { type: 'text', isRequired: false },
  minutes: { type: 'text', isRequired: false },
  picture: { type: 'text', isRequired: false },
  alt: { type: 'prose', isRequired: false },
  screen: { type: 'text', isRequired: false },
  endings: { type: 'texts', isRequired: false },
};

/** Parses `game.yaml`; null if a game cannot be described by it. */
export function parseGame(
  source: string,
  file: string,
): { description: GameDescription | null; problems: Problem[] } {
  const { root, reader } = readYaml(source, file);
  const { problems } = reader;
  if (problems.length > 0) return { description: null, problems };
  if (!isMap(root)) {
    reader.report(root, 'This does not describe a game.', 'Begin with “title: …”.');
    return { description: null, problems };
  }
  const fields = reader.readFields(root, schema, 'the game');
  if (fields === null) return { description: null, problems };
  // The schema has checked these fields.
  const {
    minutes,
    endings = [],
    ...texts
  } = fields as unknown as Omit<GameDescription, 'minutes' | 'endings'> & {
    minutes?: string;
    endings?: string[];
  };
  const length = minutes === undefined ? null : Number(minutes);
  if (length !== null && !(Number.isInteger(length) && length > 0)) {
    reader.report(
      root.get('minutes', true),
      `“minutes” of the game is “${minutes}”.`,
      'Write how long a play takes as a whole number, such as 15.',
    );
  }
  if (texts.picture !== undefined && texts.alt === undefined) {
    reader.report(
      root.get('picture', true),
      'The picture of the game has no text for readers who do not see it.',
      'Say in “alt: …” what it shows.',
    );
  }
  return {
    description: { ...texts, endings, ...(length !== null && { minutes: length }) },
    problems,
  };
}
