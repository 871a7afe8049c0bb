// First, because it declares the order of the layers.
import './game.css';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../../base/browser/ErrorBoundary';
import { holdCompositionKeys } from '../../base/browser/composition-keys';
import { keepTextInPlace } from '../../base/browser/translated-text';
import { PlayerCrash } from '../player/PlayerCrash';
import { GameAssets } from '../player/assets/GameAssets';
import { createEngine } from '../player/engine/client';
import type { Kept } from '../player/engine/core-interfaces';
import type { Way } from '../player/engine/guarded-game';
import { HasFilesContext } from '../player/screens/message-file';
import type { Settings } from '../player/state/settings';
import { Game } from './Game';
import { gameFiles } from './game-files';
import { versionsOf } from './game-versions';
import { openKeptValues } from '../player/engine/kept-values';
import { keptNotes } from './kept-notes';
import { makePageWorker } from './page-worker';
import { randomSeed } from './random-seed';

const SETTINGS = 'settings';

/** Starts the game that the page came with. */
async function start(): Promise<void> {
  // At once, because what follows in the page says that the browser is too old if there is none.
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  holdCompositionKeys();
  keepTextInPlace();
  const { atramentGame: data, location } = window;
  // As with the engine, saves belong to the address of the page.
  const name = `Atrament game ${location.pathname}`;
  const kept = await openKeptValues<Kept<Way>>(name, () => show(false));
  const settings = await openKeptValues<Settings>(`${name} ${SETTINGS}`, () => undefined);
  const notes = data.isForTesters === true ? await keptNotes(name) : null;
  const saves = { gameId: 'game', values: kept ?? new Map<string, Kept<Way>>() };
  const engine = createEngine(() => makePageWorker(saves));
  const root = createRoot(place);
  const game = {
    engine,
    versions: versionsOf(data),
    start: { screen: 'title', moves: [], seed: randomSeed() } as const,
    settings: {
      first: settings?.get(SETTINGS) ?? {},
      keep: (changed: Settings) => void settings?.set(SETTINGS, changed),
    },
  };
  const files = gameFiles(data);
  function show(isKept: boolean): void {
    root.render(
      <ErrorBoundary
        fallback={({ error }) => (
          <PlayerCrash error={error} onRetry={() => window.location.reload()} />
        )}
      >
        <HasFilesContext.Provider value={false}>
          <GameAssets files={files}>
            <Game {...game} isWholePage isKept={isKept} notes={notes} />
          </GameAssets>
        </HasFilesContext.Provider>
      </ErrorBoundary>,
    );
  }
  show(kept !== null);
}

void start();
