import { useMemo } from 'react';
import { Player } from '../player/Player';
import { useEngine } from '../player/engine/use-engine';
import type { ImportedStory } from './import-result';
import * as styles from './ImportPanel.module.css';

type CompiledPlayerProps = Pick<ImportedStory, 'name' | 'json' | 'assets'>;

const start = { screen: 'game', moves: [], seed: 1 } as const;

/** Plays a story of which there is no text. */
export function CompiledPlayer({ name, json, assets }: CompiledPlayerProps) {
  const engine = useEngine();
  const program = useMemo(() => ({ source: '', files: {}, json }), [json]);
  return (
    <div className={styles.player}>
      <Player {...{ engine, program, name, assets, start }} title={name} />
    </div>
  );
}
