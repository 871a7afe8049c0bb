import { inkText } from '../writing/ink-text';
import { lost, type PassageNode, type SoundNode } from './passage/passage-nodes';
import { allNodes, changeNodes } from './passage/rewrite-nodes';

type Passages = ReadonlyMap<string, readonly PassageNode[]>;

/** Passages whose sounds are tags of the engine, where the story says which file a sound is; others are lost. */
export function withSounds(passages: Passages): Map<string, readonly PassageNode[]> {
  const sounds = [...passages.values()].flatMap((nodes) => allNodes(nodes).filter(isSound));
  const files = new Map(
    sounds.flatMap(({ name, file }) => (file === null ? [] : [[name, file] as const])),
  );
  const looped = new Set(sounds.flatMap(({ name, does }) => (does === 'loop' ? [name] : [])));
  const tagFor = ({ name, does, isAmbient, code }: SoundNode): PassageNode => {
    const file = files.get(name);
    // The engine plays one loop instead of all other music.
    const isOneOfLoops = looped.has(name) && looped.size > 1 && isAmbient !== true;
    if (file === undefined || does === null || isOneOfLoops) return lost(code);
    const tag = does === 'stop' ? (looped.has(name) ? 'STOP_MUSIC' : 'STOP_SOUND') : TAGS[does];
    return { kind: 'line', ink: `# ${tag}: ${inkText(file)}` };
  };
  const resolve = (nodes: readonly PassageNode[]): PassageNode[] =>
    changeNodes(nodes, (node) => {
      if (node.kind !== 'sound') return null;
      return node.file === null ? [tagFor(node)] : [];
    });
  return new Map([...passages].map(([passage, nodes]) => [passage, resolve(nodes)]));
}

const TAGS = { play: 'PLAY_SOUND', loop: 'AUDIOLOOP' } as const;

function isSound(node: PassageNode): node is SoundNode {
  return node.kind === 'sound';
}
