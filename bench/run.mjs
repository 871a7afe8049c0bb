// Prints what the built pages weigh: npm run bench (after npm run build)
import { measurePage } from './measure-page.mjs';

const PAGES = [
  '/',
  '/docs/',
  '/docs/quickstart/',
  '/docs/atrament-basics/choices/',
  '/docs/category/markup/',
];
const COLUMNS = ['requests', 'total', 'html', 'js', 'css', 'fonts', 'images', 'other'];
const kilobytes = (bytes) => (bytes / 1024).toFixed(1);

console.log(`| first load, KB gzip | ${COLUMNS.join(' | ')} |`);
console.log(`|---|${COLUMNS.map(() => '---').join('|')}|`);
for (const address of PAGES) {
  const measured = await measurePage('public', address);
  const cells = COLUMNS.map((column) =>
    column === 'requests' ? measured.requests : kilobytes(measured[column]),
  );
  console.log(`| ${address} | ${cells.join(' | ')} |`);
}
