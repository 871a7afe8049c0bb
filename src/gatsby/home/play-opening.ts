import { Compiler } from 'inkjs/compiler/Compiler';
import { Story } from 'inkjs/engine/Story';
import type { DocumentNode } from '../../base/tree/document-tree';
import type { HomeStory } from '../../docs/home/home-story';

const ITALIC = /\[i\](?<text>.*?)\[\/i\]/g;

/** Plays an ink story up to its first choices. Throws if it does not compile. */
export function playOpening(ink: string): Omit<HomeStory, 'title'> {
  const story = new Story(new Compiler(ink).Compile().ToJson() ?? '');
  const paragraphs: DocumentNode[][] = [];
  while (story.canContinue) {
    const text = story.Continue()?.trim() ?? '';
    if (text !== '') paragraphs.push(withItalics(text));
  }
  return { paragraphs, choices: story.currentChoices.map(({ text }) => text) };
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
