// Checks the built site for search engines and other programs: node scripts/check-site.mjs
import path from 'node:path';
import { checkScripts, checkStyles } from './site-checks/check-browsers.mjs';
import { checkHeads } from './site-checks/check-heads.mjs';
import { checkHtml } from './site-checks/check-html.mjs';
import {
  checkManifest,
  checkReference,
  checkSitemap,
  checkSmallFiles,
} from './site-checks/check-machine-files.mjs';
import { checkMarkdown } from './site-checks/check-markdown.mjs';
import { checkPolicies } from './site-checks/check-policies.mjs';
import { checkSocialImages } from './site-checks/check-social-images.mjs';
import { checkStructuredData } from './site-checks/check-structured-data.mjs';
import { readSite } from './site-checks/read-site.mjs';

const MAX_SHOWN = 20;
const checks = {
  HTML: checkHtml,
  heads: checkHeads,
  policies: checkPolicies,
  'structured data': checkStructuredData,
  sitemap: checkSitemap,
  manifest: checkManifest,
  'robots, llms.txt, opensearch': checkSmallFiles,
  'reference as data': checkReference,
  'Markdown twins': checkMarkdown,
  'social images': checkSocialImages,
  'styles in old browsers': checkStyles,
  'scripts in old browsers': checkScripts,
};

/** Runs every check of a built site and prints the problems; resolves with the numbers passed and failed. */
async function checkSite() {
  const site = readSite(path.resolve(process.env.SITE_DIRECTORY ?? 'public'));
  const prefix = process.env.PATH_PREFIX ?? '';
  // The sitemap tells where the site will be deployed.
  const origin = new URL(/<loc>([^<]*)/.exec(site.read('/sitemap.xml'))?.[1] ?? 'http://none')
    .origin;
  const context = {
    ...site,
    prefix,
    site: `${origin}${prefix}/`,
    /** The address within the site of an absolute one. */
    urlPath: (url) => decodeURI(new URL(url).pathname.slice(prefix.length)),
  };
  const count = { passed: 0, failed: 0 };
  for (const [name, check] of Object.entries(checks)) {
    const problems = await check(context);
    const isFine = problems.length === 0;
    count[isFine ? 'passed' : 'failed'] += 1;
    console.log(
      `${isFine ? 'ok  ' : 'FAIL'}  ${name}${isFine ? '' : `: ${problems.length} problems`}`,
    );
    for (const problem of problems.slice(0, MAX_SHOWN)) console.log(`      ${problem}`);
  }
  return count;
}

const { passed, failed } = await checkSite();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
