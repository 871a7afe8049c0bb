/** The type of a field in a claim. */
export type Shape = 'text' | 'texts' | 'call' | 'flag' | 'count' | 'map' | 'list' | 'any';

export type Shapes = Readonly<Record<string, Shape>>;

/** What can be done in a story; `content/claims/README.md` explains each move. */
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

/** What can be checked in a story. */
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
  requests: 'texts',
  loader: 'texts',
  persistent: 'texts',
  events: 'texts',
  returned: 'any',
  output: 'text',
  error: 'texts',
  warning: 'texts',
  console: 'texts',
};

/** What can be checked about compiling, in the claim itself. */
export const compilerShapes: Shapes = { compileError: 'texts', compileWarning: 'texts' };

/** The fields of a claim besides moves and checks. */
export const claimShapes: Shapes = {
  page: 'text',
  entry: 'text',
  says: 'text',
  source: 'text',
  shown: 'map',
  ink: 'text',
  files: 'map',
  settings: 'map',
  defaults: 'texts',
  then: 'list',
};

/** The fields of `shown`, besides the parts that are compared. */
export const shownShapes: Shapes = { ink: 'text', acts: 'texts' };
