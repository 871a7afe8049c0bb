import type { ReactNode } from 'react';
import { mapEditMessages as words } from '../../../config/messages/map-edit';
import { mapFactsMessages as factWords } from '../../../config/messages/map-facts';
import { describeWay, placeNames, type PlaceNames } from '../../../ink/map/describe-way';
import { START, type MapPlace, type MapWay, type StoryGraph } from '../../../ink/map/story-graph';
import type { StoryProgram } from '../../../ink/story/story-program';
import { Button } from '../../../ui/Button';
import { PanelFrame } from './PanelFrame';
import { editKeys } from '../acts/edit-keys';
import { memoryInWords, conditionInWords } from '../acts/facts-in-words';
import type { MapEdits } from '../acts/use-map-edits';
import { KnownFacts, type KnownFact } from './KnownFacts';
import { usePlaceFacts, type AskedWay } from './use-place-facts';
import { removeCondition } from '../../story-edits/only-if';
import { forget, type Spot, type WrittenMemory } from '../../story-edits/remember';
import { removeWay, wayText } from '../../story-edits/change-way';
import { firstPlace } from '../../story-edits/name-beginning';
import type { PlaceNote } from '../../story-edits/place-note';
import * as styles from './PlacePanel.module.css';

/** What can be asked of a place, or of a way from it. */
export type PlaceAction =
  | 'write'
  | 'show'
  | 'play'
  | 'test'
  | 'addWay'
  | 'remember'
  | 'onlyIf'
  | 'rename'
  | 'note'
  | 'remove';
type WayAction = 'changeText' | 'point' | 'rememberAfter' | 'ask' | 'removeWay';

const READING: readonly PlaceAction[] = ['play', 'test', 'show'];
const WRITING: readonly PlaceAction[] = [
  'addWay',
  'remember',
  'onlyIf',
  'rename',
  'note',
  'remove',
];
/** The beginning is always there. */
const NOT_FOR_START: readonly PlaceAction[] = ['onlyIf', 'remove'];

// More than nine: what is known of a place, and what can be done with it.
interface PlacePanelProps {
  graph: StoryGraph;
  program: StoryProgram;
  place: MapPlace;
  entered: object | null;
  note: PlaceNote | null;
  /** What testers noted there. */
  testers: ReactNode;
  /** Whether something can be written, and whether the ways are those of the text as it is now. */
  canWrite: boolean;
  /** Whether its lines can be written here, and whether a play can begin there. */
  hasLines: boolean;
  canPlay: boolean;
  isCurrent: boolean;
  onAction: (action: PlaceAction) => void;
  edits: Pick<MapEdits, 'takeAway' | 'open'>;
  onClose: () => void;
}

/** What is known about the place that is selected, and what can be done with it and its ways. */
export function PlacePanel(props: PlacePanelProps) {
  const { graph, program, place, note, testers, canWrite, hasLines, canPlay, isCurrent } = props;
  const { edits, onAction, onClose } = props;
  const { id } = place;
  const nameOf = placeNames(graph.places);
  const name = nameOf(id);
  const actions = [
    ...(hasLines ? (['write'] as const) : []),
    ...READING.filter((action) => canPlay || action === 'show'),
    ...(canWrite ? WRITING : []),
  ].filter((action) => id !== START || canDoAtStart(program, action));
  const keys = Object.entries(editKeys).filter(([, action]) => actions.includes(action));
  const writes = canWrite && isCurrent;
  const { memories, ledTo, ways } = usePlaceFacts(graph, id, writes ? program : null);
  const known = (spot: Spot, written: readonly WrittenMemory[]): KnownFact[] =>
    written.map((former) => ({
      text: memoryInWords(former.memory),
      onChange: () => edits.open({ kind: 'remember', spot, former }),
      onRemove: () =>
        edits.takeAway(
          forget(program, former),
          factWords.done.forgotten(memoryInWords(former.memory)),
        ),
    }));
  const asked = ({ way, conditions }: AskedWay, say = (text: string) => text): KnownFact[] =>
    conditions.map(({ written, condition }) => ({
      text: say(conditionInWords(condition, written.inner, nameOf)),
      onChange:
        condition === null
          ? null
          : () => edits.open({ kind: 'onlyIf', of: { way }, former: written }),
      onRemove: () => edits.takeAway(removeCondition(written), factWords.done.always),
    }));
  return (
    <PanelFrame
      about={id}
      entered={props.entered}
      label={words.tools(name)}
      title={name}
      keys={Object.fromEntries(keys.map(([key, action]) => [key, () => onAction(action)]))}
      onClose={onClose}
      tools={actions.map((action) => (
        <Button
          key={action}
          isSmall
          kind={action === 'write' ? 'primary' : 'plain'}
          onClick={() => onAction(action)}
        >
          {words[action]}
        </Button>
      ))}
    >
      {note !== null && note.note !== '' && (
        <p dir="auto" className={styles.note}>
          {note.note}
        </p>
      )}
      {testers}
      <KnownFacts title={factWords.remembers} facts={known({ place: id }, memories)} />
      <KnownFacts
        title={factWords.ledTo}
        facts={ledTo.flatMap((one) =>
          asked(one, (text) => factWords.ledBy(one.way.choice ?? '', text)),
        )}
      />
      <h3 className={styles.waysTitle}>{ways.length === 0 ? words.noWays : words.ways}</h3>
      <ul className={styles.ways}>
        {ways.map(({ way, ...own }, index) => (
          <WayItem
            key={index}
            way={way}
            nameOf={nameOf}
            actions={writes ? actionsOf(program, way) : []}
            facts={[...asked({ way, ...own }), ...known({ choice: way }, own.memories)]}
            onWay={(action) => wayActs(edits, program, way)[action]()}
          />
        ))}
      </ul>
    </PanelFrame>
  );
}

/** What can be done with the beginning; one that only leads on has no words that could get a name. */
function canDoAtStart(program: StoryProgram, action: PlaceAction): boolean {
  return !NOT_FOR_START.includes(action) && (action !== 'rename' || firstPlace(program) === null);
}

interface WayItemProps {
  way: MapWay;
  nameOf: PlaceNames;
  actions: readonly WayAction[];
  facts: readonly KnownFact[];
  onWay: (action: WayAction) => void;
}

const SHORT: Readonly<Record<WayAction, string>> = {
  changeText: words.text,
  point: words.elsewhere,
  rememberAfter: words.rememberShort,
  ask: words.onlyIf,
  removeWay: words.removeShort,
};

function WayItem({ way, nameOf, actions, facts, onWay }: WayItemProps) {
  const text = describeWay(way, nameOf);
  return (
    <li className={styles.way}>
      <span dir="auto">{text}</span>
      <div className={styles.wayTools}>
        {actions.map((action) => (
          <Button
            key={action}
            kind="link"
            aria-label={words[action](text)}
            onClick={() => onWay(action)}
          >
            {SHORT[action]}
          </Button>
        ))}
      </div>
      <KnownFacts facts={facts} />
    </li>
  );
}

function wayActs(
  { open, takeAway }: PlacePanelProps['edits'],
  program: StoryProgram,
  way: MapWay,
): Readonly<Record<WayAction, () => void>> {
  return {
    changeText: () => open({ kind: 'text', way }),
    point: () => open({ kind: 'point', way }),
    rememberAfter: () => open({ kind: 'remember', spot: { choice: way }, former: null }),
    ask: () => open({ kind: 'onlyIf', of: { way }, former: null }),
    removeWay: () => takeAway(removeWay(program, way), words.wayRemoved),
  };
}

function actionsOf(program: StoryProgram, way: MapWay): WayAction[] {
  // What goes on into a label has no arrow.
  const leadsOn = !way.goesOn && ['place', 'missing', 'variable', 'end'].includes(way.to.kind);
  return [
    ...(way.choice !== null && wayText(program, way) !== null ? (['changeText'] as const) : []),
    ...(leadsOn ? (['point'] as const) : []),
    ...(way.choice ? (['ask', 'rememberAfter'] as const) : []),
    // An arrow to the end that is removed would be an arrow to the end.
    ...(leadsOn && (way.to.kind !== 'end' || way.choice !== null) ? (['removeWay'] as const) : []),
  ];
}
