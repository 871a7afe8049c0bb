import type { KeptState, WorkerAnswers, WorkerRequest } from '../protocol';
import type { ClientBuilds } from './client-builds';
import type { Keeper } from './keeper';
import type { KeptFiles } from './kept-files';

const TITLE = /<title[^>]*>(?<title>[^<]*)</;

interface Parts {
  files: KeptFiles;
  builds: ClientBuilds;
  keeper: Keeper;
}

/** Answers what pages ask of the worker. */
export async function answerRequest(
  { files, builds, keeper }: Parts,
  event: ExtendableMessageEvent,
): Promise<WorkerAnswers[keyof WorkerAnswers]> {
  const request = event.data as WorkerRequest;
  switch (request.kind) {
    case 'opened': {
      const origin = await originOf(event.source?.id ?? '', request.scripts);
      const document = files.addressOf(request.path);
      const isKept = origin === files.list.build && !request.isSparing && document !== null;
      if (isKept) event.waitUntil(keeper.keepPage(event, document).catch(() => undefined));
      // A page that no build is known to have may also be newer than this worker.
      const isOfBuild = origin !== '' && !origin.startsWith('/');
      return { isOutdated: isOfBuild && origin !== files.list.build };
    }
    case 'state':
      return readState();
    case 'missing':
      return keeper.missing(event);
    case 'keep':
      await keeper.keep(event, request.addresses);
      return null;
    case 'kept-all':
      await keeper.setKeepsAll(true);
      return null;
    case 'forget-others':
      await keeper.forgetOthers();
      return null;
  }

  /** The build of a page: as it was noted, or as its document or scripts tell. */
  async function originOf(id: string, scripts: readonly string[]): Promise<string> {
    const { build, digests } = files.list;
    const noted = await builds.of(id);
    const [address = '', digest] = noted.split(' ');
    const isOurs =
      noted === ''
        ? scripts.every((script) => files.has(files.addressOf(script) ?? ''))
        : digest !== undefined && digests[address] === digest;
    if (isOurs) await builds.set(id, build);
    // Scripts that this build does not have are of an earlier one: the worker came after them.
    return isOurs ? build : noted || 'earlier';
  }

  async function readState(): Promise<KeptState> {
    const pages = await Promise.all(
      (await keeper.readablePages()).sort().map(async (document) => {
        const html = await (await files.find(document))?.text();
        const title = TITLE.exec(html ?? '')?.groups?.title ?? '';
        return { path: new URL(files.requestOf(document).url).pathname, title };
      }),
    );
    return { pages, keepsAll: await keeper.keepsAll(), bytes: files.list.bytes };
  }
}
