/** Where a game’s page shows what: CSS selectors. */
export interface GamePage {
  /** The button that begins a new game. */
  start: string;
  toolbar: string;
  paragraph: string;
  prompt: string;
  choice: string;
  /** Buttons and links of the story, and of the overlay. */
  control: string;
  field: string;
  overlay: string;
  error: string;
  /** What a click continues. */
  story: string;
}

/** Overlays have windows, too. */
const NO_OVERLAY = ':not(:has([class*="atrament-overlay-"]))';

/** The engine’s web UI, by its documented classes. */
const WEB_UI: GamePage = {
  start: '.atrament-menu-button',
  toolbar: '.atrament-toolbar',
  paragraph: '.atrament-scene .atrament-paragraph',
  prompt: '.atrament-prompt',
  choice: '.atrament-choice',
  control: '.atrament-tag-button, .atrament-tag-link, .atrament-tag-spoiler',
  field: '.atrament-tag-input',
  overlay:
    '.atrament-overlay-title, .atrament-overlay-content, .atrament-overlay-title-modal, .atrament-overlay-content-modal',
  error: `.atrament-container-modal${NO_OVERLAY}, .atrament-modal${NO_OVERLAY}`,
  story: '.atrament-container-game-content',
};

/** A game that was downloaded from the playground. */
const DOWNLOADED: GamePage = {
  start: '[data-first]',
  toolbar: '[data-toolbar]',
  paragraph: '[data-past] > *',
  prompt: '[data-prompt]',
  choice: '[data-choice]',
  control: '[data-kind]',
  field: 'input',
  overlay: '[role="dialog"] p, [role="dialog"] p ~ *, [role="dialog"] > :last-child',
  error: '[role="alertdialog"] li > p:first-child, [role="alert"] li > p:first-child',
  story: '[role="region"]',
};

/** The page of a built game, by the scripts that it loads. */
export function gamePageOf(html: string): GamePage {
  return html.includes('game/story.js') ? DOWNLOADED : WEB_UI;
}
