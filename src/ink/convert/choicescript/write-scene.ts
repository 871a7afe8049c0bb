import type { Losses } from '../conversion';
import { asCondition } from '../expression/ink-expression';
import { inkBlock } from '../ink-block';
import { inkLine, inkText, labelOf } from '../ink-text';
import { allStatements, type Command, type Option, type Statement } from './read-scene';
import { sceneText } from './scene-text';
import type { SceneVariables } from './scene-variables';

/** What ChoiceScript writes on a button that has no words of its own. */
const NEXT = 'Next';
const NEXT_CHAPTER = 'Next Chapter';

/** What the scenes of a story share. */
export interface StoryScenes {
  variables: SceneVariables;
  /** The address of a scene, or of a label in it; null if there is none. */
  addressOf: (scene: string, label?: string) => string | null;
  /** The scene after one; null after the last. */
  after: (scene: string) => string | null;
  /** A name that nothing has. */
  newName: (wanted: string) => string;
  losses: Losses;
}

/** The lines of a knot for a scene, with a stitch for each label and each part that is jumped to. */
export function writeScene(
  story: StoryScenes,
  scene: string,
  statements: readonly Statement[],
): string[] {
  return new SceneWriter(story, scene).write(statements);
}

class SceneWriter {
  private readonly stitches: string[] = [];
  private readonly labels = new Set<string>();
  private readonly knot: string;

  constructor(
    private readonly story: StoryScenes,
    private readonly scene: string,
  ) {
    this.knot = story.addressOf(scene) ?? scene;
  }

  write(statements: readonly Statement[]): string[] {
    const lines = this.steps(statements, null);
    return [...lines, ...this.stitches];
  }

  /** Lines for some steps; then the story goes on at `next`, or with the next scene. */
  private steps(all: readonly Statement[], next: string | null): string[] {
    const lines: string[] = [];
    let paragraph: string[] = [];
    const end = (): void => {
      if (paragraph.length > 0) lines.push(...this.paragraph(paragraph.join(' ')));
      paragraph = [];
    };
    for (const [index, one] of all.entries()) {
      const rest = all.slice(index + 1);
      if (one.kind === 'text') {
        if (one.text === '') end();
        else paragraph.push(one.text);
        continue;
      }
      end();
      if (one.kind === 'label') {
        const address = this.label(one.name, rest, next);
        // Of two labels with one name, the first counts.
        if (address === null) continue;
        return [...lines, `-> ${address}`];
      }
      if (one.kind === 'choice') {
        if (one.options.length === 0) continue;
        return [...lines, ...this.choice(one.options, this.restOf(rest, next))];
      }
      if (one.kind === 'if') {
        const tests = one.branches.map((branch) => this.test(branch.condition));
        if (tests.includes(undefined)) {
          // Its steps come over, all of them.
          const bodies = one.branches.flatMap(({ code, body }): Statement[] => [
            { kind: 'command', name: 'lost', given: '', below: [], code },
            ...body,
          ]);
          return [...lines, ...this.steps([...bodies, ...rest], next)];
        }
        const known = one.branches.map(({ body }, at) => ({ body, test: tests[at] ?? null }));
        if (known.every(({ body }) => isStraight(body))) {
          lines.push(...this.block(known, (body) => this.straight(body)));
          continue;
        }
        const goal = this.restOf(rest, next);
        const isSure = known.some(({ test }) => test === null);
        return [
          ...lines,
          ...this.block(isSure ? known : [...known, { body: [], test: null }], (body) =>
            this.part(body, goal),
          ),
        ];
      }
      const written = this.command(one, rest, next);
      lines.push(...written.lines);
      if (written.isEnd) return lines;
    }
    end();
    return [...lines, ...(next === null ? this.endOfScene(NEXT_CHAPTER) : [`-> ${next}`])];
  }

  /** Where the story goes on after a step. */
  private restOf(rest: readonly Statement[], next: string | null): string | null {
    if (rest.every((one) => one.kind === 'text' && one.text === '')) return next;
    const [first] = rest.filter((one) => one.kind !== 'text' || one.text !== '');
    if (first?.kind === 'label') {
      const address = this.label(first.name, rest.slice(rest.indexOf(first) + 1), next);
      if (address !== null) return address;
    }
    return this.newStitch('part', rest, next);
  }

  /** Makes a stitch for what follows a label; null if it has one. */
  private label(name: string, rest: readonly Statement[], next: string | null): string | null {
    const address = this.story.addressOf(this.scene, name);
    if (address === null || this.labels.has(name)) return null;
    this.labels.add(name);
    this.stitch(address, rest, next);
    return address;
  }

  private newStitch(wanted: string, all: readonly Statement[], next: string | null): string {
    const address = `${this.knot}.${this.story.newName(wanted)}`;
    this.stitch(address, all, next);
    return address;
  }

  private stitch(address: string, all: readonly Statement[], next: string | null): void {
    const lines = this.steps(all, next);
    this.stitches.unshift('', `= ${address.split('.').at(-1) ?? address}`, ...lines);
  }

  /** Steps within a choice or a condition: as they are if they fit there, or a jump to them. */
  private part(body: readonly Statement[], goal: string | null): string[] {
    const isInPlace =
      !allStatements(body).some(needsStitch) && (goal !== null || isJump(body.at(-1)));
    return isInPlace ? this.steps(body, goal) : [`-> ${this.newStitch('part', body, goal)}`];
  }

  /** Steps without any jump. */
  private straight(body: readonly Statement[]): string[] {
    const lines = this.steps(body, 'next');
    return lines.slice(0, -1);
  }

  private block(
    branches: readonly { body: readonly Statement[]; test: string | null }[],
    write: (body: readonly Statement[]) => string[],
  ): string[] {
    return inkBlock(branches.map(({ body, test }) => ({ test, lines: write(body) })));
  }

  private choice(options: readonly Option[], goal: string | null): string[] {
    return options.flatMap((option) => {
      const { label, conditions, selectable, reuse, body, code } = option;
      const tests = conditions.map((condition) => this.test(condition));
      const isOpen = selectable === null ? null : this.test(selectable);
      const { ink, lost } = this.text(label);
      const isLost = tests.includes(undefined) || isOpen === undefined;
      const comments = [...(isLost ? this.lose(code) : []), ...lost];
      const once = reuse === 'disable' ? this.story.newName('chosen') : null;
      const locks = [
        ...(isOpen == null ? [] : [`#{not (${isOpen}):UNCLICKABLE}`]),
        ...(once === null ? [] : [`#{${once} > 0:UNCLICKABLE}`]),
      ];
      const words = labelOf(ink);
      const shown = [words === '' ? '…' : words, ...locks].join(' ');
      const shownIf = tests.map((test) => (test == null ? '' : `{${test}} `)).join('');
      const bullet = reuse === 'hide' ? '*' : '+';
      const name = once === null ? '' : `(${once}) `;
      return [
        ...comments,
        `${bullet} ${name}${shownIf}[${shown}]`,
        ...this.part(body, goal).map((line) => `  ${line}`),
      ];
    });
  }

  private command(
    command: Command,
    rest: readonly Statement[],
    next: string | null,
  ): { lines: string[]; isEnd: boolean } {
    const { name, given, code } = command;
    const go = (lines: string[]): { lines: string[]; isEnd: boolean } => ({ lines, isEnd: false });
    const jump = (target: string | null): { lines: string[]; isEnd: boolean } => {
      this.keepLabels(rest, next);
      return {
        lines: target === null ? [...this.lose(code), '-> END'] : [`-> ${target}`],
        isEnd: true,
      };
    };
    switch (name) {
      case 'comment':
        return go([`// ${given}`.trimEnd()]);
      case 'title':
      case 'author':
      case 'scene_list':
      case 'create':
        return go([]);
      case 'temp':
        return go(given.trim().includes(' ') ? this.assigned(command) : []);
      case 'set':
      case 'rand':
        return go(this.assigned(command));
      case 'goto':
        return jump(this.story.addressOf(this.scene, given.toLowerCase()));
      case 'goto_scene':
      case 'redirect_scene':
        return jump(this.sceneAddress(given));
      case 'gosub':
        return go(this.tunnel(this.story.addressOf(this.scene, given.toLowerCase()), code));
      case 'gosub_scene':
        return go(this.tunnel(this.sceneAddress(given), code));
      case 'return':
        this.keepLabels(rest, next);
        return { lines: ['->->'], isEnd: true };
      case 'finish':
        this.keepLabels(rest, next);
        return { lines: this.endOfScene(given === '' ? NEXT_CHAPTER : given), isEnd: true };
      case 'ending':
        this.keepLabels(rest, next);
        return { lines: ['-> END'], isEnd: true };
      case 'page_break':
        return { lines: this.button(given, rest, next), isEnd: true };
      case 'input_text':
      case 'input_number':
        return this.input(command, rest, next);
      case 'line_break':
        return go([]);
      case 'print':
        return go(this.paragraph(`\${${given}}`));
      case 'image':
        return go(this.picture(command));
      case 'sound':
        return go([`# PLAY_SOUND: ${inkText(given)}`]);
      case 'stat_chart':
        return go(this.chart(command));
      default:
        return go(this.lose(code));
    }
  }

  /** A button that goes on. */
  private button(label: string, rest: readonly Statement[], next: string | null): string[] {
    const { ink, lost } = this.text(label === '' ? NEXT : label);
    const goal = this.restOf(rest, next);
    const head = `+ [${labelOf(ink)}]`;
    return [
      ...lost,
      ...(goal === null
        ? [head, ...indented(this.endOfScene(NEXT_CHAPTER, true))]
        : [`${head} -> ${goal}`]),
    ];
  }

  private input(
    command: Command,
    rest: readonly Statement[],
    next: string | null,
  ): { lines: string[]; isEnd: boolean } {
    const name = this.story.variables.named(this.scene, command.given.split(/\s/)[0] ?? '');
    if (name === null) return { lines: this.lose(command.code), isEnd: false };
    const kind = command.name === 'input_number' ? ' type=number' : '';
    return { lines: [`[input var=${name}${kind}]`, ...this.button('', rest, next)], isEnd: true };
  }

  /** What follows a jump is reached by its labels only. */
  private keepLabels(rest: readonly Statement[], next: string | null): void {
    const has = rest.some((one) => one.kind !== 'text' || one.text !== '');
    if (has) this.restOf(rest, next);
  }

  private endOfScene(label: string, isJump = false): string[] {
    const after = this.story.after(this.scene);
    if (after === null) return ['-> END'];
    const { ink, lost } = this.text(label);
    return isJump ? [`-> ${after}`] : [...lost, `+ [${labelOf(ink)}] -> ${after}`];
  }

  private sceneAddress(given: string): string | null {
    const [scene = '', label] = given.trim().toLowerCase().split(/\s+/);
    return this.story.addressOf(scene, label);
  }

  private tunnel(address: string | null, code: string): string[] {
    return address === null ? this.lose(code) : [`-> ${address} ->`];
  }

  private assigned(command: Command): string[] {
    const line = this.story.variables.statement(this.scene, command);
    return line === null ? this.lose(command.code) : [line];
  }

  private picture({ given, code }: Command): string[] {
    const [file = ''] = given.split(/\s/);
    return /^[\w.\-/]+$/.test(file) ? [`[picture]${file}[/picture]`] : this.lose(code);
  }

  /** The lines of a chart: names with their values, and bars. */
  private chart({ below, code }: Command): string[] {
    const lines = below.map((row): string | null => {
      const [kind = '', name = '', ...words] = row.split(/\s+/);
      const variable = this.story.variables.named(this.scene, name);
      const label = inkText(words.join(' ') || name);
      if (variable === null) return null;
      if (kind === 'text') return `${inkLine(label)}: {${variable}}`;
      return kind === 'percent'
        ? `[progress value={${variable}} max=100]${label}[/progress]`
        : null;
    });
    const known = lines.filter((line) => line !== null);
    return known.length === lines.length ? known : [...this.lose(code), ...known];
  }

  private paragraph(text: string): string[] {
    const { ink, lost } = this.text(text);
    const line = inkLine(ink);
    return line === '' ? lost : [...lost, line];
  }

  private text(text: string): { ink: string; lost: string[] } {
    const { ink, lost } = sceneText(text, (code) =>
      this.story.variables.translate(this.scene, code),
    );
    return { ink, lost: lost.flatMap((code) => this.lose(code)) };
  }

  /** A condition in ink; null for none, undefined if it cannot be carried over. */
  private test(condition: string | null): string | null | undefined {
    if (condition === null) return null;
    const value = this.story.variables.translate(this.scene, condition);
    return (value && asCondition(value)) ?? undefined;
  }

  private lose(code: string): string[] {
    return this.story.losses.add(this.scene, code);
  }
}

const JUMPS = new Set(['goto', 'goto_scene', 'redirect_scene', 'return', 'ending', 'finish']);
/** What makes choices, which cannot stand within a condition. */
const BUTTONS = new Set(['page_break', 'finish', 'input_text', 'input_number']);

function isJump(one: Statement | undefined): boolean {
  return one?.kind === 'command' && JUMPS.has(one.name) && !BUTTONS.has(one.name);
}

function needsStitch(one: Statement): boolean {
  return (
    one.kind === 'label' ||
    one.kind === 'choice' ||
    (one.kind === 'command' && BUTTONS.has(one.name)) ||
    (one.kind === 'if' && !isStraight([one]))
  );
}

/** Whether steps go on to what is below them, whatever happens. */
function isStraight(body: readonly Statement[]): boolean {
  return allStatements(body).every(
    (one) =>
      one.kind === 'text' ||
      one.kind === 'if' ||
      (one.kind === 'command' && !JUMPS.has(one.name) && !BUTTONS.has(one.name)),
  );
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
