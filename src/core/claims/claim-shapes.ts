/** What a field of a claim may hold. */
export type Shape = 'text' | 'texts' | 'call' | 'flag' | 'count' | 'map' | 'list' | 'any';

export type Shapes = Readonly<Record<string, Shape>>;

/** What can be done in a story; `content/claims/README.md` explains each. */
export const moveShapes: Shapes = {
  start: 'flag',
  choose: 'any',
  continue: 'flag',
  goTo: 'text',
  set: 'map',
  call: 'call',
  run: 'call',
  save: 'text',
  load: 'text',
  restart: 'flag',
  resume: 'flag',
  leave: 'flag',
  reopen: 'any',
  session: 'text',
};

/** What can be asked of a story. */
export const checkShapes: Shapes = {
  text: 'texts',
  scenes: 'count',
  choices: 'texts',
  tags: 'map',
  paragraphTags: 'list',
  choiceTags: 'map',
  globalTags: 'map',
  scene: 'map',
  state: 'map',
  variables: 'map',
  visits: 'map',
  saves: 'texts',
  sound: 'texts',
  loader: 'texts',
  persistent: 'texts',
  events: 'texts',
  returned: 'any',
  output: 'text',
  error: 'texts',
  warning: 'texts',
  console: 'texts',
};

/** What can be asked of the compiler, in the claim itself. */
export const compilerShapes: Shapes = { compileError: 'texts', compileWarning: 'texts' };

/** What a claim holds besides moves and checks. */
export const claimShapes: Shapes = {
  page: 'text',
  entry: 'text',
  says: 'text',
  source: 'text',
  ink: 'text',
  files: 'map',
  settings: 'map',
  defaults: 'texts',
  then: 'list',
};
