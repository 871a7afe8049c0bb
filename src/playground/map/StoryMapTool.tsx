import { useMemo, useRef, useState } from 'react';
import { mapToolMessages as words } from '../../config/messages/map-tool';
import type { StoryGraph } from '../../ink/map/story-graph';
import type { StudioToolProps } from '../pane/studio-tool';
import { useTestVisits } from '../playtests/test-visits';
import { MapBar, type MapView } from './MapBar';
import { MapCanvas } from './MapCanvas';
import { MapFoot } from './MapFoot';
import { MapList } from './MapList';
import { MapNotices } from './MapNotices';
import { placeOf } from './find-places';
import { usePlaceSearch } from './use-place-search';
import { useStoryGraph, type ShownGraph } from './use-story-graph';
import * as styles from './StoryMapTool.module.css';

/** The story as a map of its places and ways, or as a list of them. */
export function StoryMapTool({ program, view, isShown, workspace }: StudioToolProps) {
  const shown = useStoryGraph(program, isShown);
  const { graph, isUnreadable, failure } = shown;
  if (graph !== null) {
    return (
      <ShownMap {...shown} graph={graph} game={view} workspace={workspace} program={program} />
    );
  }
  return (
    <p role="status" className={styles.status}>
      {isUnreadable || failure !== null
        ? `${words.unreadable} ${words.unreadableHint}`
        : words.reading}
    </p>
  );
}

interface ShownMapProps extends ShownGraph, Pick<StudioToolProps, 'program' | 'workspace'> {
  graph: StoryGraph;
  /** What the player shows. */
  game: StudioToolProps['view'];
}

function ShownMap({ graph, folds, layout, failure, fold, game, ...props }: ShownMapProps) {
  const { isUnreadable, workspace } = props;
  const [chosen, setChosen] = useState<MapView>('map');
  const [follows, setFollows] = useState(true);
  const [notice, setNotice] = useState<string | null>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const search = usePlaceSearch(graph);
  const tests = useTestVisits(props.program);
  const gone = useMemo(() => new Set(game?.ways), [game?.ways]);
  const here = placeOf(graph, game?.place ?? null);
  const view = failure === null ? chosen : 'list';

  const refold = (next: ReadonlySet<string>): void => setNotice(fold(next) ? null : words.tooOpen);
  const toggle = (group: string): void => {
    const next = new Set(folds);
    if (!next.delete(group)) next.add(group);
    refold(next);
  };

  return (
    <div className={styles.tool}>
      <MapBar
        view={view}
        hasMap={failure === null}
        search={search}
        follows={follows}
        onView={setChosen}
        onFollow={setFollows}
      />
      <MapNotices
        graph={graph}
        failure={failure}
        isUnreadable={isUnreadable}
        isAwaited={view === 'map' && layout === null}
        notice={notice}
      />
      {view === 'list' ? (
        <MapList
          graph={graph}
          here={here}
          gone={gone}
          found={search.found}
          tests={tests}
          onGoToLine={workspace.goTo}
        />
      ) : (
        <>
          <div ref={drawing} className={styles.map}>
            {layout !== null && (
              <MapCanvas
                layout={layout}
                here={here}
                gone={gone}
                follows={follows}
                folds={folds}
                search={search}
                tests={tests}
                onGoTo={({ file, line }) => workspace.goTo(file, line)}
                onFold={toggle}
              />
            )}
          </div>
          <MapFoot
            graph={graph}
            layout={layout}
            drawing={drawing}
            onFold={refold}
            onNotice={setNotice}
          />
        </>
      )}
    </div>
  );
}
