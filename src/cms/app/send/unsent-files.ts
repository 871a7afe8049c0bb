import { liveValue } from '../kit/live-value';
import type { SendServer } from './send-server';

/** The files of this clone that are saved, and not sent in; none where nothing is sent in from here. */
export const unsentFiles = liveValue<ReadonlySet<string>>(new Set());

/** Reads which files are not sent in. */
export async function readUnsent(server: Pick<SendServer, 'state'>): Promise<void> {
  const { changes, waiting } = await server.state();
  const files = [...changes.map(({ path }) => path), ...waiting.flatMap(({ files: own }) => own)];
  unsentFiles.set(new Set(files));
}
