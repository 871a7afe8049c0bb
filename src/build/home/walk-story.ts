import { Compiler, Story } from 'inkjs/full';
import type { DocumentNode } from '../../core/document/document-tree';
import type { StoryScene } from '../../core/home/home-story';

const MAX_SCENES = 500;
const ITALIC = /\[i\](?<text>.*?)\[\/i\]/g;

/**
 * Plays an ink story along every choice and returns its scenes, equal ones merged.
 * Throws where the ink does not compile or has more than 500 scenes.
 */
export function walkStory(ink: string): StoryScene[] {
  const json = new Compiler(ink).Compile().ToJson() ?? '';
  const scenes: StoryScene[] = [];
  const numbers = new Map<string, number>();

  function visit(story: Story): number {
    const paragraphs: DocumentNode[][] = [];
    while (story.canContinue) {
      const text = story.Continue()?.trim() ?? '';
      if (text !== '') paragraphs.push(withItalics(text));
    }
    const state = story.state.toJson();
    const choices = story.currentChoices.map(({ text, index }) => {
      const branch = new Story(json);
      branch.state.LoadJson(state);
      branch.ChooseChoiceIndex(index);
      return { label: text, to: visit(branch) };
    });
    return numberOf({ paragraphs, choices });
  }

  function numberOf(scene: StoryScene): number {
    const key = JSON.stringify(scene);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    if (scenes.length === MAX_SCENES) {
      throw new Error(`The home page’s story has more than ${MAX_SCENES} scenes: make it shorter.`);
    }
    numbers.set(key, scenes.length);
    return scenes.push(scene) - 1;
  }

  visit(new Story(json));
  return startingAtLast(scenes);
}

/** The beginning is finished last, after all that follows it; readers expect it first. */
function startingAtLast(scenes: StoryScene[]): StoryScene[] {
  const last = scenes.length - 1;
  const turned = scenes.map((scene) => ({
    ...scene,
    choices: scene.choices.map(({ label, to }) => ({ label, to: last - to })),
  }));
  return turned.reverse();
}

function withItalics(text: string): DocumentNode[] {
  const nodes: DocumentNode[] = [];
  let end = 0;
  for (const match of text.matchAll(ITALIC)) {
    if (match.index > end) nodes.push(text.slice(end, match.index));
    nodes.push(['em', 0, match.groups?.text ?? '']);
    end = match.index + match[0].length;
  }
  if (end < text.length) nodes.push(text.slice(end));
  return nodes;
}
