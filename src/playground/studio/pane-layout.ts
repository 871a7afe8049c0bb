import { createStorageSlot } from '../../base/browser/storage-slot';
import { isRecord } from '../../ink/story/story-program';

/** The parts that the window of the playground is divided into. */
export const panes = ['tools', 'text', 'play'] as const;

export type Pane = (typeof panes)[number];

/** What has a width of its own: the map, which is one of the tools, needs more room than the others. */
type Width = Pane | 'map';

/** How the window is divided. */
export interface PaneLayout {
  /** From the beginning of a line to its end. */
  order: readonly Pane[];
  hidden: readonly Pane[];
  /** The tool that is open. */
  tool: string | null;
  /** Relative to one another. */
  widths: Readonly<Record<Width, number>>;
}

export const firstLayout: PaneLayout = {
  order: panes,
  hidden: [],
  tool: null,
  widths: { tools: 24, map: 42, text: 40, play: 38 },
};

/** The panes that are shown, from the beginning of a line to its end; one of them at least. */
export function shownPanes(
  { layout, filling }: { layout: PaneLayout; filling: Pane | null },
  isToolOpen: boolean,
  isPlayAway = false,
): readonly Pane[] {
  const shown = layout.order.filter((pane) =>
    pane === 'tools'
      ? isToolOpen
      : !layout.hidden.includes(pane) && !(pane === 'play' && isPlayAway),
  );
  if (filling !== null && shown.includes(filling)) return [filling];
  return shown.length === 0 ? ['text'] : shown;
}

/** How much of two panes’ common width each of them has at least, in percent. */
export const LEAST_SHARE = 15;

/** The layout in which two panes that stand side by side divide their common width anew; `share` is the first one’s, in percent. */
export function resizePanes(
  layout: PaneLayout,
  [first, second]: readonly [Width, Width],
  share: number,
): PaneLayout {
  const sum = layout.widths[first] + layout.widths[second];
  const width = (sum * Math.min(100 - LEAST_SHARE, Math.max(LEAST_SHARE, share))) / 100;
  return { ...layout, widths: { ...layout.widths, [first]: width, [second]: sum - width } };
}

/** The layout in which two panes have changed places. */
export function swapPanes(layout: PaneLayout, one: Pane, other: Pane): PaneLayout {
  const order = layout.order.map((pane) => (pane === one ? other : pane === other ? one : pane));
  return { ...layout, order };
}

/** Validates unknown data as a layout; whatever cannot be read is as at first. */
export function parseLayout(value: unknown): PaneLayout {
  const { order, hidden, tool, widths } = isRecord(value) ? value : {};
  const isOrder =
    Array.isArray(order) &&
    order.length === panes.length &&
    panes.every((pane) => order.includes(pane));
  const widthOf = (name: Width): number => {
    const width = isRecord(widths) ? widths[name] : undefined;
    return typeof width === 'number' && width >= 1 && width <= 1000
      ? width
      : firstLayout.widths[name];
  };
  return {
    order: isOrder ? (order as Pane[]) : firstLayout.order,
    hidden: Array.isArray(hidden) ? panes.filter((pane) => hidden.includes(pane)) : [],
    tool: typeof tool === 'string' ? tool : null,
    widths: {
      tools: widthOf('tools'),
      map: widthOf('map'),
      text: widthOf('text'),
      play: widthOf('play'),
    },
  };
}

const slot = createStorageSlot('docs.playground-panes', { persistence: 'local' });
/** What a project without a layout of its own has: the one that was used last. */
const LAST = '';
/** Of so many projects the layout is remembered. */
const REMEMBERED = 50;

/** The layout of a project; null for a text that is none yet. Where no tool is open, the text is shown. */
export function recallLayout(id: string | null): PaneLayout {
  const all = readAll();
  const layout = parseLayout(all[id ?? LAST] ?? all[LAST]);
  if (layout.tool !== null) return layout;
  return { ...layout, hidden: layout.hidden.filter((pane) => pane !== 'text') };
}

/** Remembers the layout of a project, also for new ones, which open without a tool. */
export function rememberLayout(id: string | null, layout: PaneLayout): void {
  const others = Object.entries(readAll()).filter(([key]) => key !== id && key !== LAST);
  const kept = others.slice(1 - REMEMBERED);
  const own = id === null ? [] : [[id, layout] as const];
  const last = [LAST, { ...layout, tool: null }] as const;
  slot.set(JSON.stringify(Object.fromEntries([...kept, ...own, last])));
}

function readAll(): Record<string, unknown> {
  try {
    const all: unknown = JSON.parse(slot.get() ?? '{}');
    return isRecord(all) ? all : {};
  } catch {
    return {};
  }
}
