// The steps of “Create a blog post”: builds a blog as the page shows.
import assert from 'node:assert/strict';
import { has, read, succeed, write } from './tutorial-copy.mjs';
import { applyDiff, fencesOf } from './tutorial-page.mjs';

/** The files of the outline; those of the news section before it are created in `develop`. */
const FILE = /title="((?:src|content\/blog)\/[^"]+)"/;

/** The files as they are once everything on the page is done, by name. */
function filesOfBlog() {
  const files = new Map();
  for (const { info, code } of fencesOf('tutorial-basics/create-a-blog-post')) {
    const [, file] = FILE.exec(info) ?? [];
    if (file === undefined) continue;
    const isDiff = info.startsWith('diff-');
    files.set(file, isDiff ? applyDiff(files.get(file) ?? read(file), code) : code);
  }
  assert.ok(files.size > 9, 'the outline has lost its code');
  return files;
}

/** Without a build: part of `npm test`. */
export const blogOutline = { 'The changes for a blog fit the files': () => void filesOfBlog() };

export const blogSteps = {
  'What a blog needs': () => {
    for (const [file, text] of filesOfBlog()) write(file, text);
    succeed('npm run build');
    const [, item = ''] =
      /<li>([\s\S]*?)<\/li>/.exec(read('public/blog/index.html').split('<main')[1]) ?? [];
    assert.match(item, /href="\/blog\/2026-05-01-a-lamp-for-everyone\/"/);
    assert.equal(item.replace(/<[^>]*>/g, ''), 'A lamp for everyone 1 May 2026');
    const post = read('public/blog/2026-05-01-a-lamp-for-everyone/index.html');
    const page = read('public/docs/quickstart/index.html');
    assert.ok(post.includes('<p>1 May 2026</p>'), 'the post has no date');
    assert.ok(post.includes('The keeper has been persuaded'), 'the post has no text');
    assert.ok(/<a[^>]* href="\/blog\/"[^>]*>Blog</.test(page), 'no link leads to the blog');
    assert.ok(!has('public/docs/2026-05-01-a-lamp-for-everyone'), 'the post is a page of the docs');
    // With the query types that the build has written.
    succeed('npm run typecheck');
    succeed('git checkout -q -- . && git clean -fdq content src');
  },
};
