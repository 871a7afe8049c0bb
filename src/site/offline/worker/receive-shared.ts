import { SHARED_FIELDS, sharedFilesCache } from '../../../base/app-files/shared-files';

/** Keeps what another app shares with a page until that page takes it, and opens the page. */
export async function receiveShared(request: Request): Promise<Response> {
  const { pathname, href } = new URL(request.url);
  const form = await request.formData();
  const cache = await caches.open(sharedFilesCache(pathname));
  for (const [index, file] of filesOf(form).entries()) {
    await cache.put(`${pathname}${index}/${encodeURIComponent(file.name)}`, new Response(file));
  }
  return Response.redirect(href, 303);
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
