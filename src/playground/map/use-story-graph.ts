import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useDelayed } from '../../base/browser/use-delayed';
import type { FoldedMap } from '../../ink/map/fold-map';
import type { MapLayout } from '../../ink/map/lay-out-map';
import type { StoryGraph } from '../../ink/map/story-graph';
import type { Pane } from '../../ink/map/wrap-layout';
import type { StoryProgram } from '../../ink/story/story-program';
import type { Engine } from '../player/engine/client';
import { MapClient } from './map-client';
import { withBoxExcerpts } from './place-excerpts';
import { withBoxPictures } from './place-pictures';
import { useFolds } from './use-folds';

/** How long to wait after the last key press before the map is read again, in milliseconds. */
const TYPING_PAUSE = 500;

/** Why there is no drawing. */
export type MapFailure = 'complex' | 'failed';

export interface ShownGraph {
  /** Null until it has been read. */
  graph: StoryGraph | null;
  /** Whether the text cannot be read at the moment; `graph` is then that of an earlier text. */
  isUnreadable: boolean;
  folds: ReadonlySet<string>;
  /** Null while it is being drawn, and after a failure. */
  layout: MapLayout | null;
  failure: MapFailure | null;
  fold: ReturnType<typeof useFolds>['fold'];
  /** Whether the graph is that of the text as it is now. */
  isCurrent: boolean;
}

const nothing: ReadonlySet<string> = new Set();

/** A story whose map is read. */
interface MappedStory {
  /** What compiles it. */
  engine: Pick<Engine, 'ask'>;
  program: StoryProgram;
  /** The same in the language whose words are shown. */
  played: StoryProgram;
  /** A text that is not being typed, but was written at once: it is not waited for. */
  written: StoryProgram | null;
}

/** A program, and the same in the language whose words are shown; null for its own. */
interface WordedProgram {
  program: StoryProgram;
  words: StoryProgram | null;
}

/**
 * The graph of a story and its layout, read and laid out in workers while they are shown. Boxes have room for their
 * `pictures`, if these are files of the project. The layout is made for the `pane` as it is then: one that is made wider
 * or narrower moves nothing.
 */
export function useStoryGraph(
  { engine, program, played, written }: MappedStory,
  isShown: boolean,
  pictures: ReadonlySet<string>,
  pane: RefObject<Element>,
): ShownGraph {
  const [client] = useState(() => new MapClient());
  useEffect(() => () => client.dispose(), [client]);
  const worded = useMemo(
    () => ({ program, words: played === program ? null : played }),
    [program, played],
  );
  const delayed = useDelayed(worded, TYPING_PAUSE);
  const settled = program === written ? worded : delayed;
  const [graph, setGraph] = useState<StoryGraph | null>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [layout, setLayout] = useState<MapLayout | null>(null);
  const [problem, setProblem] = useState<MapFailure | null>(null);
  const [read, setRead] = useState<WordedProgram | null>(null);
  const laidOut = useRef<string | null>(null);
  const { folds, folded, fold } = useFolds(graph);
  const texted = useMemo(() => graph && folded && withBoxExcerpts(folded, graph), [graph, folded]);
  const drawing = useMemo(
    () =>
      graph === null || texted === null
        ? null
        : drawingOf(withBoxPictures(texted, graph, pictures)),
    [graph, texted, pictures],
  );

  // One effect, because the worker does one thing at a time: the layout is asked for when the graph is known.
  useEffect(() => {
    if (!isShown) return undefined;
    let isStale = false;
    const fail = (): void => {
      if (!isStale) setProblem('failed');
    };
    if (read !== settled) {
      readMap(engine, client, settled).then((answer) => {
        if (isStale) return;
        setRead(settled);
        setIsUnreadable(answer === null);
        if (answer !== null) setGraph(answer);
        setProblem(null);
      }, fail);
    } else if (drawing !== null && drawing !== laidOut.current) {
      client.ask('layOut', { map: drawing, pane: sizeOf(pane.current) }).then((answer) => {
        if (isStale) return;
        laidOut.current = drawing;
        setLayout(answer);
        setProblem(null);
      }, fail);
    }
    return () => {
      isStale = true;
    };
  }, [engine, client, isShown, settled, read, drawing, pane]);

  // Lines of the text move while it is written, and the layout stays.
  const shown = useMemo(() => layout && withText(layout, texted), [layout, texted]);
  const failure = graph !== null && folds === null ? 'complex' : problem;
  return {
    graph,
    isUnreadable,
    folds: folds ?? nothing,
    layout: failure === null ? shown : null,
    failure,
    fold,
    isCurrent: read?.program === program && !isUnreadable,
  };
}

async function readMap(
  engine: Pick<Engine, 'ask'>,
  client: MapClient,
  { program, words }: WordedProgram,
): Promise<StoryGraph | null> {
  const graph = await engine.ask('map', { program });
  const translated = words && (await engine.ask('map', { program: words }));
  if (graph === null) return null;
  return client.ask('describe', {
    program,
    graph,
    translated: words && translated && { program: words, graph: translated },
  });
}

function sizeOf(pane: Element | null): Pane | null {
  if (pane === null || pane.clientWidth === 0 || pane.clientHeight === 0) return null;
  return { width: pane.clientWidth, height: pane.clientHeight };
}

function withText(layout: MapLayout, folded: FoldedMap | null): MapLayout {
  const texts = new Map(
    folded?.boxes.map(({ id, line, endLine, excerpt }) => [
      id,
      { line, endLine, ...(excerpt === undefined ? {} : { excerpt }) },
    ]),
  );
  return { ...layout, boxes: layout.boxes.map((box) => ({ ...box, ...texts.get(box.id) })) };
}

/** What is drawn, as JSON without lines and words of the text: typing mostly changes only these. */
function drawingOf(folded: FoldedMap): string {
  return JSON.stringify(folded, (name, value: unknown) => {
    if (name === 'line' || name === 'endLine') return 0;
    return name === 'excerpt' && Array.isArray(value) ? value.map(() => '') : value;
  });
}
