// The CMS server of `npm run write` on a scratch copy of the content, without the development site: for browser
// tests.
require('esbuild-register');
const { execFileSync } = require('node:child_process');
const { cpSync, createReadStream, existsSync, mkdirSync, rmSync } = require('node:fs');
const { createServer } = require('node:http');
const path = require('node:path');
const { adminMiddleware } = require('../../src/gatsby/cms/admin-middleware.ts');
const { contentFolders } = require('../../src/gatsby/project/content-folders.ts');

const scratch = path.resolve(process.argv[2] ?? '.e2e/cms/alone');
rmSync(scratch, { recursive: true, force: true });
mkdirSync(scratch, { recursive: true });
// The results of former checks too: a new server reads the content at once.
for (const name of ['content', 'static/img', 'src/pages', '.cache/author/checked']) {
  if (existsSync(name)) cpSync(name, path.join(scratch, name), { recursive: true });
}
const as = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
const git = (...args) => execFileSync('git', [...as, ...args], { cwd: scratch });
git('init', '-q');
git('add', 'content', 'static', 'src');
git('commit', '-qm', 'Begin');
const cms = adminMiddleware({
  projectRoot: scratch,
  codeRoot: process.cwd(),
  folders: contentFolders,
  site: { title: 'Atrament' },
});
const server = createServer((request, response) => {
  cms(request, response, () => {
    const picture = path.join(scratch, 'static', path.normalize(request.url));
    if (!picture.endsWith('.svg') || !existsSync(picture)) {
      response.writeHead(404).end('Not part of the CMS.');
      return;
    }
    response.writeHead(200, { 'Content-Type': 'image/svg+xml' });
    createReadStream(picture).pipe(response);
  });
});
server.listen(Number(process.env.PORT ?? 0), 'localhost', () => {
  console.log(`http://localhost:${server.address().port}`);
});
