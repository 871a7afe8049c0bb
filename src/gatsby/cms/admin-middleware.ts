import type { IncomingMessage } from 'node:http';
import { LOCAL_BACKEND, type AdminSettings } from '../../cms/protocol/admin-settings';
import type { Refusal, RequestName } from '../../cms/protocol/protocol';
import type { Handler } from '../develop/handler';
import { isOwnRequest } from '../develop/is-own-request';
import { DocumentStore } from '../documents/document-store';
import { pipelineDigest } from '../documents/pipeline-digest';
import { projectCache } from '../documents/project-cache';
import type { ContentFolders } from '../project/content-place';
import { codeFolders } from '../project/entries';
import { bundleAdmin, cmsFiles, readCmsFile, type AdminFiles } from './admin-bundle';
import { adminPage } from './admin-page';
import { FileActions } from './files/file-actions';
import { RefusalError } from './files/refusal-error';
import { previewContent } from './preview-content';
import { SendActions } from './send/send-actions';

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
};
const LARGEST_REQUEST = 40_000_000;

interface AdminOptions {
  /** The project whose content is edited. */
  projectRoot: string;
  /** The project whose code renders the previews: the same one, except in tests. */
  codeRoot?: string;
  folders: ContentFolders;
  site: { title: string };
}

/** Serves /admin/ and its API to browsers on this machine; mount it at the site’s root. */
export function adminMiddleware({
  projectRoot,
  codeRoot = projectRoot,
  folders,
  site,
}: AdminOptions): Handler {
  const actions = {
    files: new FileActions(projectRoot, folders),
    send: new SendActions(projectRoot),
  };
  const store = new DocumentStore({
    projectRoot,
    cache: projectCache(projectRoot),
    pipelineDigest: pipelineDigest(codeRoot, codeFolders.documents),
  });
  const cms = cmsFiles(codeRoot);
  const settings: AdminSettings = {
    siteTitle: site.title,
    siteUrl: '',
    backend: { name: LOCAL_BACKEND },
    hasWorkflow: false,
    connect: [],
  };
  let bundle: Promise<AdminFiles> | null = null;
  const fileOf = async (name: string): Promise<Uint8Array | string | null> => {
    if (name === 'index.html') return adminPage(settings);
    if (name === 'content.json')
      return JSON.stringify(await previewContent(projectRoot, folders, store));
    if (cms.names.includes(name)) return readCmsFile(cms.folder, name);
    bundle ??= bundleAdmin(codeRoot);
    return (await bundle).get(name) ?? null;
  };
  const answer = async (request: IncomingMessage, address: string) => {
    requireThisMachine(request);
    if (address === '/admin/api') {
      return { type: 'json', body: JSON.stringify(await runAction(request, actions)) };
    }
    const name = address.slice('/admin/'.length) || 'index.html';
    const body = await fileOf(name);
    return body === null ? null : { type: name.split('.').at(-1) ?? '', body };
  };
  return (request, response, next) => {
    const address = (request.url ?? '').split('?')[0] ?? '';
    if (address === '/admin') {
      response.writeHead(302, { Location: '/admin/' }).end();
      return;
    }
    if (!address.startsWith('/admin/')) {
      next();
      return;
    }
    const send = (status: number, type: string, body: Uint8Array | string) => {
      response.writeHead(status, {
        'Content-Type': TYPES[type] ?? 'application/octet-stream',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        'X-Robots-Tag': 'noindex',
      });
      response.end(body);
    };
    answer(request, address).then(
      (found) => (found === null ? next() : send(200, found.type, found.body)),
      (error: unknown) => {
        const refusal = error instanceof RefusalError ? error : null;
        const message = error instanceof Error ? error.message : String(error);
        const { changed, inUse } = refusal ?? {};
        const answered: Refusal = { error: message, changed, inUse };
        send(refusal?.status ?? 500, 'json', JSON.stringify(answered));
      },
    );
  };
}

/** Rejects other machines, and pages of other sites in this machine’s browser. */
function requireThisMachine(request: IncomingMessage): void {
  if (isOwnRequest(request)) return;
  throw new RefusalError(
    403,
    'The CMS is available only on this machine: open it at http://localhost.',
  );
}

async function runAction(
  request: IncomingMessage,
  { files, send }: { files: FileActions; send: SendActions },
): Promise<object> {
  // A form on another site cannot send this content type without a preflight request.
  if (request.method !== 'POST' || request.headers['content-type'] !== 'application/json') {
    throw new RefusalError(400, 'Actions are sent by POST, as JSON.');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_REQUEST)
      throw new RefusalError(400, 'That is too large: the limit is 30 MB.');
    chunks.push(chunk);
  }
  const { action, params } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
    action: string;
    params: never;
  };
  if (send.has(action)) return send.run(action, params);
  const asksReaders = action === 'mentions' || action === 'rename';
  const published = asksReaders ? await send.published() : undefined;
  return files.run(action as RequestName, params, published);
}
