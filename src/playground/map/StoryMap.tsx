import { useId, useMemo, useRef, useState } from 'react';
import { mapToolMessages as words } from '../../config/messages/map-tool';
import { placeName } from '../../ink/map/describe-way';
import { groupsOf } from '../../ink/map/fold-map';
import type { PlacedBox } from '../../ink/map/lay-out-map';
import type { MapPlace, StoryMap as Places } from '../../ink/map/story-map';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Field } from '../../ui/Field';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { StudioToolProps } from '../pane/studio-tool';
import { MapCanvas } from './MapCanvas';
import { MapKey } from './MapKey';
import { MapList } from './MapList';
import { downloadPng, downloadSvg } from './map-file';
import { useStoryMap } from './use-story-map';
import * as styles from './StoryMap.module.css';

type View = 'map' | 'list';

const none: ReadonlySet<string> = new Set();

/** The story as a map of its places and ways, or as a list of them. */
export function StoryMap({ program, view: game, isShown, workspace }: StudioToolProps) {
  const id = useId();
  const { map, isUnreadable, folds, layout, failure, fold } = useStoryMap(program, isShown);
  const [chosen, setChosen] = useState<View>('map');
  const [follows, setFollows] = useState(true);
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const drawing = useRef<HTMLDivElement>(null);

  const gone = useMemo(() => new Set(game?.ways ?? []), [game?.ways]);
  const here = map === null ? null : placeIn(map, game?.place ?? null);
  const matches = useMemo(() => (map === null ? [] : search(map, query)), [map, query]);
  const found = useMemo(() => new Set(matches.map((place) => place.id)), [matches]);
  const view = failure === null ? chosen : 'list';

  if (map === null) {
    return (
      <p role="status" className={styles.status}>
        {isUnreadable || failure !== null
          ? `${words.unreadable} ${words.unreadableHint}`
          : words.reading}
      </p>
    );
  }

  const refold = (next: ReadonlySet<string>): void => setNotice(fold(next) ? null : words.tooOpen);
  const toggle = ({ folds: group }: PlacedBox): void => {
    if (group === null) return;
    const next = new Set(folds);
    if (!next.delete(group)) next.add(group);
    refold(next);
  };
  const showNext = (): void => {
    const place = matches.findIndex((match) => match.id === shown);
    setShown(matches[(place + 1) % matches.length]?.id ?? null);
  };
  const save = async (kind: 'svg' | 'png'): Promise<void> => {
    const svg = drawing.current?.querySelector('svg');
    if (!svg || layout === null) return;
    setNotice(null);
    if (kind === 'svg') downloadSvg(svg, layout);
    else await downloadPng(svg, layout).catch(() => setNotice(words.pngFailed));
  };
  const groups = groupsOf(map);
  const hasResult = query.trim() !== '';

  return (
    <div className={styles.tool}>
      <div className={styles.bar}>
        <fieldset className={styles.views}>
          <VisuallyHidden as="legend">{words.views.label}</VisuallyHidden>
          {(['map', 'list'] as const).map((name) => (
            <label key={name} className={styles.choice}>
              <input
                type="radio"
                name={`${id}-view`}
                checked={view === name}
                disabled={name === 'map' && failure !== null}
                onChange={() => setChosen(name)}
              />
              {words.views[name]}
            </label>
          ))}
        </fieldset>
        <form
          role="search"
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            showNext();
          }}
        >
          <Field
            type="search"
            dir="auto"
            aria-label={words.search}
            placeholder={words.search}
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              setShown(search(map, target.value)[0]?.id ?? null);
            }}
          />
          <span role="status" className={styles.count}>
            {hasResult && words.found(matches.length)}
          </span>
        </form>
        {view === 'map' && (
          <Checkbox checked={follows} onChange={({ target }) => setFollows(target.checked)}>
            {words.follow}
          </Checkbox>
        )}
      </div>
      <div role="status" className={styles.notice}>
        {failure === 'complex' && <p>{words.tooComplex(map.places.length, map.ways.length)}</p>}
        {failure === 'slow' && <p>{words.tooSlow}</p>}
        {failure === 'failed' && <p>{words.failed}</p>}
        {isUnreadable && <p>{words.unreadableOld}</p>}
        {notice !== null && <p>{notice}</p>}
        {view === 'map' && layout === null && <p>{words.reading}</p>}
      </div>
      {view === 'list' ? (
        <MapList
          map={map}
          here={here}
          gone={gone}
          found={hasResult ? found : null}
          onGoToLine={workspace.goTo}
        />
      ) : (
        <div ref={drawing} className={styles.map}>
          {layout !== null && (
            <MapCanvas
              layout={layout}
              here={here}
              gone={gone}
              follows={follows}
              folds={folds}
              found={hasResult ? found : none}
              shown={hasResult ? shown : null}
              onGoTo={({ file, line }) => workspace.goTo(file, line)}
              onFold={toggle}
            />
          )}
        </div>
      )}
      {view === 'map' && (
        <div className={styles.foot}>
          <MapKey />
          {groups.length > 0 && (
            <div className={styles.buttons}>
              <Button onClick={() => refold(new Set(groups.map((one) => one.id)))}>
                {words.foldAll}
              </Button>
              <Button onClick={() => refold(new Set())}>{words.unfoldAll}</Button>
            </div>
          )}
          <div className={styles.buttons}>
            <span id={`${id}-save`}>{words.save}</span>
            {(['svg', 'png'] as const).map((kind) => (
              <Button
                key={kind}
                id={`${id}-${kind}`}
                aria-labelledby={`${id}-save ${id}-${kind}`}
                disabled={layout === null}
                onClick={() => void save(kind)}
              >
                {kind.toUpperCase()}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

/** The place that a position in the story is in: positions may end with a label. */
function placeIn({ places }: Places, position: string | null): string | null {
  for (let id = position; id !== null;) {
    const end = id.lastIndexOf('.');
    if (places.some((place) => place.id === id)) return id;
    id = end < 0 ? null : id.slice(0, end);
  }
  return null;
}

function search({ places }: Places, query: string): MapPlace[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return [];
  return places.filter((place) => placeName(place).toLowerCase().includes(wanted));
}
