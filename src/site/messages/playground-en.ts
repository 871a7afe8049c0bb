/** The words of the playground’s page, in English. */
export const playgroundEn = {
  title: 'Playground',
  description:
    'Write ink on the left and play it on the right, in your browser, with the engine that your game will run on.',
  lead: 'Write a story, and play it as you write. What you write stays in this browser.',
  learn: 'New to ink? Take the first lesson.',
  needsScripts:
    'The playground runs in your browser and needs scripts. Everything else on this site can be read without them.',
  failed: 'The playground could not be loaded',
  starters: 'Begin with',
  choose: 'a story …',
  back: (name: string) => (name === '' ? 'Back to my own text' : `Back to my text “${name}”`),
  backTo: (title: string) => `Back to the original “${title}”`,
  resetLink: 'Back to the story of the link',
  sharedBroken: 'Below is a story to start from.',
  sharedBrokenOwn: 'Below is your own text as you left it.',
};
