/** The words of the playground’s page, in English. */
export const playgroundEn = {
  title: 'Playground',
  description:
    'Write ink on the left and play it on the right, in your browser, with the engine that your game will run on.',
  lead: 'Write on one side, play on the other. What you write stays in this browser.',
  learn: 'New to ink? Take the first lesson.',
  needsScripts:
    'The playground runs in your browser and needs scripts. Everything else on this site can be read without them.',
  failed: 'The playground could not be loaded',
  starters: 'Begin with',
  choose: 'a story …',
  back: 'Bring my own text back',
  sharedBroken: 'Below is a story to begin with.',
};
