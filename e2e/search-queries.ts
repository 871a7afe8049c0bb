/** What readers type, and the address that must come first. */
export const searchQueries: readonly (readonly [query: string, first: string])[] = [
  // Words
  ['divert', '/docs/ink-basics/glossary/#divert'],
  ['checkpoint', '/docs/ink-basics/glossary/#checkpoint'],
  ['sticky choices', '/docs/ink-basics/glossary/#sticky-choice'],
  ['save the game', '/docs/atrament-basics/saves/'],
  ['random order of choices', '/docs/atrament-basics/choices/#shuffle'],
  ['click to continue', '/docs/ink-basics/glossary/#click-to-continue'],
  ['publish on itch.io', '/docs/atrament-basics/publish/'],
  ['background music', '/docs/atrament-basics/multimedia/sound/'],
  ['dark theme', '/docs/atrament-extras/customization/#themes'],
  ['quickstart', '/docs/quickstart/'],
  ['troubleshooting', '/docs/troubleshooting/'],
  ['visit count', '/docs/ink-basics/glossary/#visit-count'],
  // Other words for things
  ['goto', '/docs/ink-basics/intro/#knots'],
  ['inventory', '/docs/ink-basics/functions_and_lists/#bags'],
  ['multiple files', '/docs/ink-basics/flow/#include'],
  // Slips
  ['divret', '/docs/ink-basics/glossary/#divert'],
  ['chekpoint', '/docs/ink-basics/glossary/#checkpoint'],
  ['tunel', '/docs/ink-basics/glossary/#tunnel'],
  ['varaible', '/docs/ink-basics/glossary/#variable'],
  ['troubelshooting', '/docs/troubleshooting/'],
  // Signs of ink
  ['->', '/docs/ink-basics/intro/#knots'],
  ['->->', '/docs/ink-basics/flow/#tunnels'],
  ['<-', '/docs/ink-basics/flow/#threads'],
  ['<>', '/docs/ink-basics/tags_and_comments/#glue'],
  ['{~', '/docs/ink-basics/variables/#alternatives'],
  ['{~heads|tails}', '/docs/ink-basics/variables/#alternatives'],
  ['*', '/docs/ink-basics/intro/#choices'],
  ['//', '/docs/ink-basics/tags_and_comments/#comments'],
  ['===', '/docs/ink-basics/intro/#knots'],
  ['INCLUDE', '/docs/ink-basics/glossary/#include'],
  ['VAR', '/docs/ink-basics/variables/#variables'],
  // Tags
  ['#CLEAR', '/docs/atrament-basics/story/#tag-clear'],
  ['# IMAGE', '/docs/atrament-basics/multimedia/images/#tag-image'],
  ['#DISABLED', '/docs/atrament-basics/choices/#choice-tag-unclickable'],
  ['CHECKPOINT', '/docs/atrament-basics/saves/#tag-checkpoint'],
  // Markup and attributes
  ['[info', '/docs/atrament-basics/markup/presentation/#info'],
  ['[info]', '/docs/atrament-basics/markup/presentation/#info'],
  ['[css style', '/docs/atrament-basics/markup/presentation/#markup-css-style'],
  ['picture width', '/docs/atrament-basics/multimedia/images/#markup-picture-width'],
  // Names of other kinds
  ['game.removeSession', '/docs/atrament-extras/variables/#method-game-remove-session'],
  [
    '.atrament-paragraph-read',
    '/docs/atrament-extras/customization/#css-class-atrament-paragraph-read',
  ],
  [
    'accent-inverse-color',
    '/docs/atrament-extras/customization/#theme-variable-accent-inverse-color',
  ],
];
