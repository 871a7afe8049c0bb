import { Fragment, type ReactNode } from 'react';
import { studioMessages } from '../../config/messages/studio';
import { PaneControls } from './PaneControls';
import { PaneSplitter } from './PaneSplitter';
import { firstLayout, panes as allPanes, type Pane, type PaneLayout } from './pane-layout';
import type { Panes as PanesState } from './use-panes';
import * as styles from './Panes.module.css';

const words = studioMessages.panes;

export interface PanesProps {
  /** Prefix of the panes’ ids. */
  id: string;
  panes: PanesState;
  /** From the beginning of a line to its end. */
  visible: readonly Pane[];
  /** What the panes show. */
  names: Readonly<Record<Pane, string>>;
  /** Whether the tool that is open is the map. */
  isMap: boolean;
  /** Whether one pane is shown at a time, and nothing can be divided. */
  isSmall: boolean;
  /** Whether the story plays in a window of its own: below the other panes is a line about it. */
  isPlayAway: boolean;
  onOpenPlay: () => void;
  children: Readonly<Record<Pane, ReactNode>>;
  onHide: (pane: Pane) => void;
}

/** Tool, text and story side by side. Their elements keep their places in the page when they change their order, and with it where they are scrolled to. */
export function Panes(props: PanesProps) {
  const { id, panes, visible, names, isMap, isSmall, isPlayAway, children, onHide } = props;
  const widthName = (pane: Pane): keyof PaneLayout['widths'] =>
    pane === 'tools' && isMap ? 'map' : pane;
  const shareOf = (one: Pane, other: Pane, { widths }: PaneLayout): number => {
    const [first, second] = [widths[widthName(one)], widths[widthName(other)]];
    return (100 * first) / (first + second);
  };
  const hasLine = isPlayAway && !isSmall;
  return (
    <div className={styles.panes} data-lined={hasLine || undefined}>
      {allPanes.map((pane) => {
        const place = visible.indexOf(pane);
        const next = visible[place + 1];
        const neighbour = next ?? visible[place - 1];
        const isLine = pane === 'play' && hasLine;
        const hasControls = !isSmall && !isLine;
        return (
          <Fragment key={pane}>
            <div
              id={paneId(id, pane)}
              hidden={place === -1 && !isLine}
              className={styles.place}
              data-line={isLine || undefined}
              style={{
                order: isLine ? 2 * visible.length : 2 * place,
                flexGrow: panes.layout.widths[widthName(pane)],
              }}
            >
              {/* Within: Tab passes over all that is in a place of the visual order if that has a tabindex below 0. */}
              <div
                role="group"
                aria-label={names[pane]}
                tabIndex={-1}
                className={styles.pane}
                data-pane={pane}
                data-controls={hasControls || undefined}
              >
                {hasControls && (
                  <PaneControls
                    name={names[pane]}
                    neighbour={neighbour === undefined ? null : names[neighbour]}
                    isFilling={panes.filling === pane}
                    onOpen={pane === 'play' ? props.onOpenPlay : undefined}
                    onSwap={() => neighbour !== undefined && panes.swap(pane, neighbour)}
                    onFill={() => panes.fill(pane)}
                    onHide={visible.length === 1 ? null : () => onHide(pane)}
                  />
                )}
                {children[pane]}
              </div>
            </div>
            {place !== -1 && next !== undefined && (
              <PaneSplitter
                name={words.splitter(names[pane], names[next])}
                before={paneId(id, pane)}
                after={paneId(id, next)}
                share={shareOf(pane, next, panes.layout)}
                order={2 * place + 1}
                onResize={(share) => panes.resize([widthName(pane), widthName(next)], share)}
                onReset={() =>
                  panes.resize([widthName(pane), widthName(next)], shareOf(pane, next, firstLayout))
                }
              />
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

/** Id of the element around a pane, whose width is its share. */
export function paneId(id: string, pane: Pane): string {
  return `${id}-pane-${pane}`;
}
