// Serves the built site: npm run serve
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listen, siteListener } from './static-server.mjs';

/** Serves the built site, or the one in SITE_DIRECTORY, and prints its address. */
export async function serve() {
  const directory = path.resolve(process.env.SITE_DIRECTORY ?? 'public');
  if (!existsSync(path.join(directory, 'index.html'))) {
    throw new Error(
      `There is no built site in ${directory}: run “npm run build” first, and for the fixture site ` +
        '“node scripts/fixture-site.mjs”.',
    );
  }
  const prefix = process.env.PATH_PREFIX ?? '';
  const { port } = await listen(siteListener(directory, prefix), Number(process.env.PORT ?? 9000));
  console.log(`\nThe site is served at http://localhost:${port}${prefix}/  (Ctrl+C stops it)`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await serve().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
