import type { CoreParagraph, CoreScene } from '@atrament/core';
import type { Paragraph, Scene } from './game-view';
import { plainTags } from './tag-values';

/** Converts a scene of the engine to what the player draws; lines that show nothing are left out. */
export function sceneView({ uuid, content, choices, tags, canContinue }: CoreScene): Scene {
  return {
    id: uuid,
    paragraphs: content.map(paragraphView).filter(isVisible),
    choices: choices.map(({ id, choice, tags: choiceTags, disabled = false }) => ({
      id,
      text: choice,
      tags: plainTags(choiceTags),
      isDisabled: disabled,
    })),
    tags: plainTags(tags),
    canContinue: canContinue ?? false,
  };
}

function paragraphView({ text, tags, images = [] }: CoreParagraph): Paragraph {
  return {
    text: text.replace(/\n$/, ''),
    tags: plainTags(tags),
    images: images.filter((image) => typeof image === 'string'),
  };
}

function isVisible({ text, images }: Paragraph): boolean {
  return text.trim() !== '' || images.length > 0;
}
