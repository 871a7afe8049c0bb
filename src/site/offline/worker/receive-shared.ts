import { SHARED_FIELDS, sharedFilesCache } from '../../../base/app-files/shared-files';
import { notKept, type ReceivedWords, type SharedWithUs } from './not-kept-page';

/**
 * Keeps what another app shares with a page until that page takes it, and opens the page. If the browser does not keep
 * it, a page has it instead: no other place does.
 */
export async function receiveShared(request: Request, words: ReceivedWords): Promise<Response> {
  const { pathname, href } = new URL(request.url);
  let files: SharedWithUs = null;
  try {
    files = filesOf(await request.formData());
    await keep(files, pathname);
    return Response.redirect(href, 303);
  } catch (error) {
    // Half of it would be taken by the next page.
    await caches.delete(sharedFilesCache(pathname)).catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    return notKept(pathname, files, reason, words);
  }
}

async function keep(files: readonly File[], pathname: string): Promise<void> {
  const cache = await caches.open(sharedFilesCache(pathname));
  for (const [index, file] of files.entries()) {
    await cache.put(`${pathname}${index}/${encodeURIComponent(file.name)}`, new Response(file));
  }
}

/** The files of a form, or its text as a file. */
function filesOf(form: FormData): File[] {
  const files = form.getAll(SHARED_FIELDS.files).filter((entry) => entry instanceof File);
  const text = form.get(SHARED_FIELDS.text);
  if (files.length > 0 || typeof text !== 'string') return files;
  const title = form.get(SHARED_FIELDS.title);
  const name = typeof title === 'string' && title !== '' ? title : SHARED_FIELDS.text;
  return [new File([text], `${name.replace(/[/\\]/g, ' ')}.ink`)];
}
