import type { DocumentNode } from '../../core/document/document-tree';
import type { HomeStory, StoryScene } from '../../core/home/home-story';

/** What stands on the page of one step of a play. */
export interface Passage {
  /** The words of the choice that led here, null at the beginning. */
  choice: string | null;
  paragraphs: readonly DocumentNode[][];
}

/**
 * The passages that a reader sees who took these choices, each the place of a choice in its scene,
 * and the scene that he has come to. A choice that its scene does not have ends the play there.
 */
export function playedPassages(
  story: HomeStory,
  taken: readonly number[],
): { passages: Passage[]; scene: StoryScene } {
  const [first] = story.scenes;
  if (first === undefined)
    throw new Error(`The story “${story.title}” has no scene to begin with.`);
  let scene = first;
  const passages: Passage[] = [{ choice: null, paragraphs: scene.paragraphs }];
  for (const index of taken) {
    const choice = scene.choices[index];
    const next = choice && story.scenes[choice.to];
    if (next === undefined) break;
    scene = next;
    passages.push({ choice: choice?.label ?? null, paragraphs: scene.paragraphs });
  }
  return { passages, scene };
}
