/** The element that holds a game and nothing else. */
const GAME = '[data-game]';

/** The engine’s class names that authors write rules for, and what they mean in this player. */
const ENGINE_CLASSES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'atrament-toolbar': '[data-toolbar]',
    'atrament-scene': '[data-past]',
    'atrament-container-scene': '[data-past]',
    'atrament-scene-current': '[data-past="false"]',
    'atrament-paragraph': ':is([data-past] > div)',
    'atrament-paragraph-read': ':is([data-past="true"] > div)',
    'atrament-prompt': '[data-prompt]',
    'atrament-choices': ':is(ul, ol):has(> li > [data-choice])',
    'atrament-choice': '[data-choice]',
    'atrament-game-end': '[data-end]',
    'atrament-modal': '[role="dialog"]',
    'atrament-overlay-content': ':is([role="dialog"] > :last-child)',
    'atrament-overlay-title': ':is([role="dialog"] p:first-of-type)',
    'atrament-image': 'img',
    'atrament-tag-banner': '[data-caps]',
    'atrament-tag-button': '[data-kind="button"]',
    'atrament-tag-highlight': ':is(mark)',
    'atrament-tag-info': '[data-side]',
    'atrament-tag-img': ':is(img)',
    'atrament-tag-input': ':is([data-past] input)',
    'atrament-tag-link': '[data-kind="link"]',
    'atrament-tag-progressbar': '[role="progressbar"]',
    'atrament-tag-separator': ':is(hr)',
    'atrament-tag-spoiler': '[data-kind="spoiler"]',
    'atrament-tag-table': ':is(table)',
    'atrament-tag-url': '[data-kind="url"]',
    'atrament-tag-video': ':is(video)',
  }),
);
/** A string, an attribute selector, a class, or any other character. */
const TOKENS =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\[[^\]]*\]|\.((?:[\w-]|[^\0-\x7f]|\\.)+)|\\.|[^]/gu;
/** What stands for the whole game at the start of a selector. */
const ROOT = /^(?::root|html|body|\.atrament-ui-app|\.atrament-container-game)(?![\w-])\s*/;

/**
 * Limits a selector list, as the browser writes it, to what is inside a game; class names become those that the player
 * gives to the story’s classes.
 */
export function scopeSelector(selectors: string): string {
  return splitList(selectors)
    .map((selector) => {
      let rest = selector.trim();
      let isRoot = false;
      for (let match = ROOT.exec(rest); match !== null; match = ROOT.exec(rest)) {
        rest = rest.slice(match[0].length);
        isRoot = !match[0].endsWith(' ');
      }
      const inside = rest.replace(TOKENS, (token, name: string | undefined) =>
        name === undefined ? token : classSelector(name),
      );
      return `${GAME}${isRoot ? '' : ' '}${inside}`.trim();
    })
    .join(', ');
}

function classSelector(name: string): string {
  return ENGINE_CLASSES.get(name) ?? `.story-${name}`;
}

/** The selectors of a list, split at commas outside brackets. */
function splitList(selectors: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (const [token] of selectors.matchAll(TOKENS)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += token;
  }
  return [...parts, part];
}
