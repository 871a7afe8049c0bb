import { Choice } from 'inkjs/compiler/Parser/ParsedHierarchy/Choice';
import { Weave } from 'inkjs/compiler/Parser/ParsedHierarchy/Weave';
import { ChoicePoint } from 'inkjs/engine/ChoicePoint';
import { Container } from 'inkjs/engine/Container';
import { ControlCommand } from 'inkjs/engine/ControlCommand';
import { Divert } from 'inkjs/engine/Divert';
import type { InkObject } from 'inkjs/engine/Object';
import { PushPopType } from 'inkjs/engine/PushPop';
import type { Story } from 'inkjs/engine/Story';
import { DivertTargetValue } from 'inkjs/engine/Value';
import type { CompiledInk } from '../compile/compile-ink';
import { START, type MapWay, type StoryGraph } from './story-graph';
import { labelsOf } from './without-labels';

const { CommandType } = ControlCommand;

/** A compiled story, read from its containers alone. */
export interface CompiledPlaces {
  /** Knots, stitches and labels. */
  places: Set<string>;
  /** As `mapWays` writes them: those that are written as diverts, and those that lead on into labels, if anything does. */
  written: Set<string>;
  added: Set<string>;
}

/** The places of a compiled story, and the ways between them. */
export function compiledPlaces({ story, tree }: CompiledInk): CompiledPlaces {
  const parsed = tree();
  if (story === null || parsed === null) throw new Error('Not compiled.');
  const weaves = parsed.FindAll<Weave>(Weave)(() => true);
  const added = new Set(
    weaves.flatMap(({ gatherPointsToResolve: points }) => points.map(({ divert }) => divert)),
  );
  const functions = new Set(
    [...parsed.subFlowsByName.values()].flatMap((flow) => (flow.isFunction ? [flow.name] : [])),
  );
  const choices = new Map(
    parsed
      .FindAll<Choice>(Choice)(() => true)
      .map((choice) => [choice.innerContentContainer, choice.name]),
  );
  const reader = new ContainerReader(story, choices, functions, added);
  reader.read(story.mainContentContainer, START);
  return reader.result;
}

/** The ways of a map as the compiled story has them: from knots and stitches, with targets as exact as can be. */
export function mapWays(map: StoryGraph): { written: Set<string>; added: Set<string> } {
  const labels = labelsOf(map);
  const written = new Set<string>();
  const added = new Set<string>();
  for (const { from, to, kind, goesOn } of map.ways) {
    const flow = labels.get(from)?.of ?? from;
    // Text that goes on in its own place is no way there.
    if (to.kind === 'place' && !(goesOn === true && to.id === flow))
      (goesOn === true ? added : written).add(wayText(flow, kind, to.id));
    if (to.kind === 'variable') written.add(wayText(flow, kind, `? ${to.name}`));
    if (to.kind === 'end' && to.word === 'END') written.add(wayText(flow, 'divert', 'END'));
    if (to.kind === 'return') written.add(wayText(flow, 'divert', 'RETURN'));
  }
  return { written, added };
}

function wayText(from: string, kind: MapWay['kind'], to: string): string {
  return `${from || 'start'} ${kind} ${to || 'start'}`;
}

class ContainerReader {
  readonly result: CompiledPlaces = { places: new Set(), written: new Set(), added: new Set() };

  constructor(
    private readonly story: Story,
    /** The labels of choices, which have no names in a compiled story. */
    private readonly choices: ReadonlyMap<Container | null, string | null>,
    private readonly functions: ReadonlySet<string | null>,
    private readonly added: ReadonlySet<Divert>,
  ) {}

  read(container: Container, flow: string): void {
    const { content, namedOnlyContent } = container;
    content.forEach((part, index) => {
      const next = [content[index + 1], content[index + 2]];
      if (part instanceof Container) {
        // Text goes on into a gather that stands in the content, and not only among the names.
        if (this.flowOf(part) === null) this.addWay(flow, 'divert', this.labelOf(part), 'added');
        this.readInner(part, flow);
      } else if (part instanceof ChoicePoint)
        this.addWay(flow, 'divert', part.choiceTarget && this.labelOf(part.choiceTarget), 'added');
      else if (part instanceof Divert) this.readDivert(part, content[index - 1], flow);
      else if (part instanceof ControlCommand) this.readCommand(part, content, index, flow);
      else if (part instanceof DivertTargetValue && next.every(isTunnelEnd))
        this.addWay(flow, 'divert', this.idAt(part.targetPath));
    });
    for (const part of namedOnlyContent?.values() ?? [])
      if (part instanceof Container) this.readInner(part, flow);
  }

  private readInner(part: Container, flow: string): void {
    const own = this.flowOf(part);
    if (own === undefined || part.name === 'global decl') return;
    const id = own ?? this.labelOf(part);
    if (id !== null) this.result.places.add(id);
    this.read(part, own ?? flow);
  }

  /** The path of a knot or stitch, null for what is within one, undefined for functions. */
  private flowOf(part: Container): string | null | undefined {
    const { name, parent } = part;
    if (!isOwnName(name) || !(parent instanceof Container)) return null;
    if (parent.parent === null) return this.functions.has(name) ? undefined : name;
    const isStitch = parent.parent.parent === null && isOwnName(parent.name);
    return isStitch ? `${parent.name}.${name}` : null;
  }

  private labelOf(part: Container): string | null {
    const label = this.choices.get(part) ?? null;
    const name = label ?? part.name;
    // Branches and the texts of choices and sequences have names of their own.
    if (!isOwnName(name) || (label === null && /^(?:b|s\d*)$/.test(name))) return null;
    let flow: string | null | undefined = null;
    for (let { parent } = part; parent instanceof Container && flow === null; { parent } = parent)
      flow = this.flowOf(parent);
    return flow === null ? name : `${flow}.${name}`;
  }

  /** The place that begins where a path leads; null if none does. */
  private idAt(path: Divert['targetPath']): string | null {
    const target = path === null ? null : this.story.ContentAtPath(path).obj;
    if (!(target instanceof Container)) return null;
    return this.flowOf(target) ?? this.labelOf(target);
  }

  private readDivert(divert: Divert, before: InkObject | undefined, flow: string): void {
    const isThread =
      before instanceof ControlCommand && before.commandType === CommandType.StartThread;
    const isTunnel = divert.pushesToStack && divert.stackPushType === PushPopType.Tunnel;
    if (divert.isExternal || (divert.pushesToStack && !isTunnel)) return;
    const kind = isThread ? 'thread' : isTunnel ? 'tunnel' : 'divert';
    const variable = divert.variableDivertName;
    if (variable === '$r') return;
    if (variable !== null) this.addWay(flow, kind, `? ${variable}`);
    else if (this.added.has(divert)) this.addWay(flow, kind, this.idAt(divert.targetPath), 'added');
    else this.addWay(flow, kind, this.idAt(divert.targetPath));
  }

  private readCommand(
    { commandType }: ControlCommand,
    content: readonly InkObject[],
    index: number,
    flow: string,
  ): void {
    if (commandType === CommandType.End) this.addWay(flow, 'divert', 'END');
    const value = content[index - 2];
    const isReturn = commandType === CommandType.PopTunnel;
    if (isReturn && !(value instanceof DivertTargetValue)) this.addWay(flow, 'divert', 'RETURN');
  }

  private addWay(
    from: string,
    kind: MapWay['kind'],
    to: string | null,
    list: 'written' | 'added' = 'written',
  ): void {
    if (to !== null) this.result[list].add(wayText(from, kind, to));
  }
}

function isOwnName(name: string | null): name is string {
  return name !== null && name !== '' && !/[-$]/.test(name);
}

function isTunnelEnd(part: InkObject | undefined, index: number): boolean {
  const type = [CommandType.EvalEnd, CommandType.PopTunnel][index];
  return part instanceof ControlCommand && part.commandType === type;
}
