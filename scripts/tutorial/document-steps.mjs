// The commands of “Create a document” that need no server.
import assert from 'node:assert/strict';
import { renameSync, rmSync } from 'node:fs';
import { askNew, keys } from './ask-new.mjs';
import {
  at,
  change,
  directory,
  has,
  read,
  recordingEditor,
  run,
  succeed,
  write,
} from './tutorial-copy.mjs';

const SIDEBAR = 'content/sidebars.yaml';

export const documentSteps = {
  'npm run new': async () => {
    const before = read(SIDEBAR);
    const { status, said } = run('npm run new');
    // Without a terminal it cannot ask: it shows how to pass everything as flags.
    assert.equal(status, 1);
    assert.match(said, /npm run new -- page --title/);
    assert.equal(read(SIDEBAR), before);

    const left = await askNew(directory, [
      ['What would you like', keys.enter],
      ['The title', `Lost property${keys.enter}`],
      ['One sentence', keys.escape],
    ]);
    assert.equal(left.status, 1, left.said);
    assert.match(left.said, /Nothing was written/);
    assert.equal(read(SIDEBAR), before);

    const page = 'content/docs/first-game/lost-property.mdx';
    const { opened, env } = recordingEditor();
    const answers = [
      ['What would you like', keys.enter],
      // An invalid answer is asked for again.
      ['The title', keys.enter],
      ['Write a title', `Lost property${keys.enter}`],
      ['One sentence', `What was left on the night train.${keys.enter}`],
      ['In which category', keys.enter],
      ['Its place', keys.enter],
      ['Keep it as a draft', keys.enter],
    ];
    const made = await askNew(directory, answers, env);
    assert.equal(made.status, 0, made.said);
    assert.deepEqual(made.unasked, []);
    assert.match(made.said, new RegExp(`Opens ${page} in code \\(VISUAL\\)`));
    assert.equal(read(opened), `-g ${page}:7\n`);
    assert.match(
      read(page),
      /^---\ntitle: Lost property\ndescription: What was left on the night train\.\ndraft: true\n---\n/,
    );
    assert.equal(read(SIDEBAR).replace('      - first-game/lost-property\n', ''), before);
    rmSync(at(page));
    write(SIDEBAR, before);
  },
  'npm run new -- page': (command) => {
    const before = read(SIDEBAR);
    succeed(command);
    const page = read('content/docs/tutorial-basics/the-dining-car.mdx');
    assert.match(page, /^---\ntitle: The dining car\n/);
    assert.match(page, /\ndraft: true\n/);
    const line = '      - tutorial-basics/the-dining-car\n';
    assert.equal(read(SIDEBAR).replace(line, ''), before);
    const again = run(command);
    assert.equal(again.status, 1);
    assert.match(again.said, /Nothing was written/);
    assert.equal(read('content/docs/tutorial-basics/the-dining-car.mdx'), page);
  },
  'npm run new -- redirect': (command) => {
    const before = read('content/redirects.yaml');
    succeed(command);
    const added = read('content/redirects.yaml');
    assert.ok(added.startsWith(before));
    assert.match(
      added.slice(before.length),
      /from: \/docs\/sleeping-car\/\n {2}to: \/docs\/quickstart\//,
    );
  },
  'npm run content:check': (command) => {
    assert.match(succeed(command), /No problems in \d+ pages/);
  },
  'npm run content:check -- --fix': (command) => {
    const saves = 'content/docs/atrament-basics/saves.mdx';
    const linking = 'content/docs/atrament-basics/title_screen.mdx';
    renameSync(at(saves), at(saves.replace('saves.mdx', 'saved_games.mdx')));
    rmSync(at('static/img/saves.svg'));
    change('content/docs/quickstart.mdx', 'title:', 'Title:');
    const before = read(linking);
    const { status, said } = run(command);
    // The picture can only be restored by hand.
    assert.equal(status, 1, said);
    assert.match(said, /The content has 1 problem that stops a build:/);
    assert.match(said, /Fixed \d+ of \d+ problems; 1 is left\./);
    assert.match(said, /git checkout HEAD -- static\/img\/saves\.svg/);
    assert.equal(read(linking), before.replaceAll('./saves.mdx', './saved_games.mdx'));
    assert.match(read('content/redirects.yaml'), /to: \/docs\/atrament-basics\/saved_games\//);
    succeed('git checkout HEAD -- static/img/saves.svg');
    succeed('npm run content:check');
    assert.ok(!has(saves));
  },
};
