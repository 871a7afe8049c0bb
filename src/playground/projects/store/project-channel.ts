import { isRecord } from '../../../ink/story/story-program';

/** What tabs tell one another, and this tab itself, about what is stored. */
export type ProjectNews =
  /** The list of projects has changed. */
  { type: 'projects' } | { type: 'assets' | 'extras'; projectId: string };

type Listener = (news: ProjectNews) => void;

const NAME = 'atrament-projects';
const listeners = new Set<Listener>();
let channel: BroadcastChannel | null = null;

/** News about stored projects, in this tab and in all others. */
export const projectChannel = {
  announce(news: ProjectNews): void {
    for (const listener of [...listeners]) listener(news);
    open()?.postMessage(news);
    closeIfUnused();
  },
  /** Returns a function that stops it. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    open();
    return () => {
      listeners.delete(listener);
      closeIfUnused();
    };
  },
};

function closeIfUnused(): void {
  if (listeners.size > 0) return;
  channel?.close();
  channel = null;
}

function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  if (channel === null) {
    channel = new BroadcastChannel(NAME);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const news = parseNews(data);
      if (news !== null) for (const listener of [...listeners]) listener(news);
    };
  }
  return channel;
}

/** Another version of the site may send anything. */
function parseNews(value: unknown): ProjectNews | null {
  if (!isRecord(value)) return null;
  if (value.type === 'projects') return { type: 'projects' };
  const { type, projectId } = value;
  const isOfProject = type === 'assets' || type === 'extras';
  return isOfProject && typeof projectId === 'string' ? { type, projectId } : null;
}
