import { inkBlock } from '../writing/ink-block';
import { lossLines } from '../writing/conversion';
import { labelOf } from '../writing/ink-text';
import {
  allStatements,
  type Branch,
  type Command,
  type Option,
  type Statement,
} from './read-scene';
import { buttons, jumps, NEXT_CHAPTER, plainCommands, type SceneExits } from './scene-commands';
import { writeOption } from './write-option';
import { SceneWords, type StoryScenes } from './scene-words';

/** The lines of a knot for a scene, with a stitch for each label and each part that is jumped to. */
export function writeScene(
  story: StoryScenes,
  scene: string,
  statements: readonly Statement[],
): string[] {
  return new SceneWriter(story, scene).write(statements);
}

/** How a scene may say that its options are not to be taken again. */
const REUSES = ['hide', 'disable'] as const;

/** The lines of a statement, and whether nothing comes after them. */
interface Step {
  lines: string[];
  isEnd: boolean;
}

const goingOn = (lines: string[]): Step => ({ lines, isEnd: false });
const ended = (lines: string[]): Step => ({ lines, isEnd: true });

class SceneWriter {
  private readonly stitches: string[] = [];
  private readonly labels = new Set<string>();
  private readonly knot: string;
  private readonly words: SceneWords;
  /** How often all options may be taken, where they do not say it themselves. */
  private reuse: Option['reuse'] = null;

  constructor(
    private readonly story: StoryScenes,
    private readonly scene: string,
  ) {
    this.knot = story.addressOf(scene) ?? scene;
    this.words = new SceneWords(story, scene);
  }

  write(statements: readonly Statement[]): string[] {
    const names = allStatements(statements).map((one) => one.kind === 'command' && one.name);
    this.reuse = REUSES.find((reuse) => names.includes(`${reuse}_reuse`)) ?? null;
    const lines = this.steps(statements, null);
    return [...lines, ...this.stitches];
  }

  /** Lines for some steps; then the story goes on at `next`, or with the next scene. */
  private steps(all: readonly Statement[], next: string | null): string[] {
    const lines: string[] = [];
    let paragraph: string[] = [];
    const end = (): void => {
      if (paragraph.length > 0) lines.push(...this.words.paragraph(paragraph.join(' ')));
      paragraph = [];
    };
    for (const [index, one] of all.entries()) {
      if (one.kind === 'text' && one.text !== '') paragraph.push(one.text);
      else end();
      if (one.kind === 'text') continue;
      const step = this.statement(one, all.slice(index + 1), next);
      lines.push(...step.lines);
      if (step.isEnd) return lines;
    }
    end();
    return [...lines, ...(next === null ? this.endOfScene(NEXT_CHAPTER) : [`-> ${next}`])];
  }

  private statement(
    one: Exclude<Statement, { kind: 'text' }>,
    rest: readonly Statement[],
    next: string | null,
  ): Step {
    switch (one.kind) {
      case 'label': {
        const address = this.label(one.name, rest, next);
        // Of two labels with one name, the first counts.
        return address === null ? goingOn([]) : ended([`-> ${address}`]);
      }
      case 'choice':
        if (one.options.length === 0) return goingOn([]);
        return ended(this.choice(one.options, this.restOf(rest, next)));
      case 'if':
        return this.condition(one.branches, rest, next);
      default:
        return this.command(one, rest, next);
    }
  }

  /** Where the story goes on after a step. */
  private restOf(rest: readonly Statement[], next: string | null): string | null {
    if (rest.every(isEmpty)) return next;
    const first = rest.findIndex((one) => !isEmpty(one));
    const one = rest[first];
    const address =
      one?.kind === 'label' ? this.label(one.name, rest.slice(first + 1), next) : null;
    return address ?? this.newStitch(rest, next);
  }

  /** Makes a stitch for what follows a label; null if it has one. */
  private label(name: string, rest: readonly Statement[], next: string | null): string | null {
    const address = this.story.addressOf(this.scene, name);
    if (address === null || this.labels.has(name)) return null;
    this.labels.add(name);
    this.stitch(address, rest, next);
    return address;
  }

  private newStitch(all: readonly Statement[], next: string | null): string {
    const address = `${this.knot}.${this.story.newName('part')}`;
    this.stitch(address, all, next);
    return address;
  }

  private stitch(address: string, all: readonly Statement[], next: string | null): void {
    const lines = this.steps(all, next);
    this.stitches.unshift('', `= ${address.split('.').at(-1) ?? address}`, ...lines);
  }

  /** Steps within a choice or a condition: as they are if they fit there, or a jump to them. */
  private part(body: readonly Statement[], goal: string | null): string[] {
    const isInPlace = !needsStitch(body) && (goal !== null || endsInJump(body));
    return isInPlace ? this.steps(body, goal) : [`-> ${this.newStitch(body, goal)}`];
  }

  /** Up to the first branch that cannot be decided; it and the others stay closed. */
  private condition(
    branches: readonly Branch[],
    rest: readonly Statement[],
    next: string | null,
  ): Step {
    const tests = branches.map(({ condition }) => this.words.test(condition));
    const unknown = tests.indexOf(undefined);
    const lost = unknown < 0 ? [] : branches.slice(unknown);
    const known = branches
      .slice(0, branches.length - lost.length)
      .map(({ body }, at) => ({ body, test: tests[at] ?? null }));
    const comments = lost.length === 0 ? [] : lossLines(lost.map(({ whole }) => whole).join('\n'));
    const hasLabel = lost.some(({ body }) => isLabelled(body));
    if (!hasLabel && known.every(({ body }) => !needsStitch(body))) {
      const lines = inkBlock(known.map(({ body, test }) => ({ test, lines: this.inPlace(body) })));
      const isLeft = known.at(-1)?.test === null && known.every(({ body }) => endsInJump(body));
      if (isLeft) this.keep(rest, next);
      return { lines: [...comments, ...lines], isEnd: isLeft };
    }
    const goal = this.restOf(rest, next);
    for (const { body } of lost) this.keep(body, goal);
    const others = known.at(-1)?.test === null ? [] : [{ body: [], test: null }];
    const all = [...known, ...others].map(({ body, test }) => ({
      test,
      lines: this.part(body, goal),
    }));
    return ended([...comments, ...(known.length === 0 ? (all[0]?.lines ?? []) : inkBlock(all))]);
  }

  /** Steps that go on with what is below them, unless they jump. */
  private inPlace(body: readonly Statement[]): string[] {
    const lines = this.steps(body, 'below');
    return lines.at(-1) === '-> below' ? lines.slice(0, -1) : lines;
  }

  private choice(options: readonly Option[], goal: string | null): string[] {
    const offered = options.map((option) => {
      const { whole, body } = option;
      const reuse = option.reuse ?? this.reuse;
      const head = writeOption({ ...option, reuse }, this.words, this.story.newName);
      if (head !== null) return [...head, ...this.part(body, goal).map((line) => `  ${line}`)];
      this.keep(body, goal);
      return lossLines(whole);
    });
    const isNone = offered.every((lines) => lines.every((line) => line.startsWith('//')));
    // Where nothing is left to choose, the story goes on.
    return isNone ? [...offered.flat(), ...this.part([], goal)] : offered.flat();
  }

  private command(command: Command, rest: readonly Statement[], next: string | null): Step {
    const { name, code } = command;
    const exits: SceneExits = {
      button: (label) => this.button(label, rest, next),
      endOfScene: (label) => this.endOfScene(label),
    };
    const written = (rules: typeof jumps): string[] | null =>
      (Object.hasOwn(rules, name) ? rules[name] : undefined)?.(command, this.words, exits) ?? null;
    if (Object.hasOwn(jumps, name)) {
      // What follows a jump is reached by its labels only.
      this.keep(rest, next);
      return ended(written(jumps) ?? [...lossLines(code), '-> END']);
    }
    const waiting = written(buttons);
    if (name === 'finish') this.keep(rest, next);
    return waiting === null ? goingOn(written(plainCommands) ?? lossLines(code)) : ended(waiting);
  }

  private button(label: string, rest: readonly Statement[], next: string | null): string[] {
    const { ink, lost } = this.words.text(label);
    // A page with nothing on it is left out.
    const from = rest.findIndex((one) => !isEmpty(one) && !isPageBreak(one));
    const goal = from < 0 ? next : this.restOf(rest.slice(from), next);
    const end = goal ?? this.story.after(this.scene) ?? 'END';
    return [...lost, `+ [${labelOf(ink)}] -> ${end}`];
  }

  private endOfScene(label: string): string[] {
    const after = this.story.after(this.scene);
    if (after === null) return ['-> END'];
    const { ink, lost } = this.words.text(label);
    return [...lost, `+ [${labelOf(ink)}] -> ${after}`];
  }

  /** Stitches for the labels in steps that are not reached from above. */
  private keep(all: readonly Statement[], next: string | null): void {
    const first = all.findIndex((one) => isLabelled([one]));
    if (first >= 0) this.restOf(all.slice(first), next);
  }
}

function isEmpty(one: Statement): boolean {
  return one.kind === 'text' && one.text === '';
}

function isPageBreak(one: Statement): boolean {
  return one.kind === 'command' && one.name === 'page_break';
}

function endsInJump(body: readonly Statement[]): boolean {
  const one = body.findLast((last) => !isEmpty(last));
  return one?.kind === 'command' && Object.hasOwn(jumps, one.name);
}

function isLabelled(all: readonly Statement[]): boolean {
  return allStatements(all).some(({ kind }) => kind === 'label');
}

/** Whether steps do nothing but show texts and set variables, as a function can. */
export function isOnlyShown(all: readonly Statement[]): boolean {
  return (
    !needsStitch(all) &&
    allStatements(all).every(
      (one) =>
        one.kind !== 'command' || !(Object.hasOwn(jumps, one.name) || one.name.startsWith('gosub')),
    )
  );
}

/** Whether there are choices or labels in steps, which cannot stand within a choice or a condition. */
function needsStitch(all: readonly Statement[]): boolean {
  return allStatements(all).some(
    (one) =>
      one.kind === 'label' ||
      one.kind === 'choice' ||
      (one.kind === 'command' && Object.hasOwn(buttons, one.name)),
  );
}
