import { useMemo } from 'react';
import { Player } from '../player/Player';
import { useEngine } from '../player/engine/use-engine';
import * as styles from './ImportPanel.module.css';

export interface CompiledPlayerProps {
  name: string;
  json: string;
}

const start = { screen: 'game', moves: [], seed: 1 } as const;

/** Plays a story of which there is no text. */
export function CompiledPlayer({ name, json }: CompiledPlayerProps) {
  const engine = useEngine();
  const program = useMemo(() => ({ source: '', files: {}, json }), [json]);
  return (
    <div className={styles.player}>
      <Player engine={engine} program={program} start={start} title={name} />
    </div>
  );
}
