import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { required } from '../../base/errors/required';
import type { PrintTextOptions } from '../print/print-text';
import { entries } from '../project/entries';
import { resultKey, type ResultCache } from '../threads/cache-results';
import type { Task } from '../threads/task';
import type { Threads } from '../threads/threads';
import type { DeferOptions } from './defer-app';
import { addressOf } from './rewrite-files';
import {
  digestOf,
  rewriteHtml,
  type RewrittenHtml,
  type HtmlFile,
  type HtmlToRewrite,
} from './rewrite-html';

const task: Task<HtmlToRewrite, RewrittenHtml[]> = {
  file: entries.rewriteHtml,
  name: 'rewriteHtml',
};

interface RewriteOptions {
  defer: DeferOptions;
  /** How pages become part of the print version, by their addresses. */
  print: ReadonlyMap<string, PrintTextOptions>;
  cache: ResultCache;
  threads: Threads;
}

/** What is remembered of a page on disk. */
interface KnownHtml extends RewrittenHtml {
  /** Of everything besides the page itself. */
  key: string;
}

/** How many pages a thread rewrites in one go. */
const BATCH = 32;

/** Addresses of the pages below an output folder, without the path prefix. */
export function pageAddresses(output: string): string[] {
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' });
  return files
    .filter((entry) => path.basename(entry) === 'index.html')
    .sort()
    .map(addressOf);
}

/**
 * Rewrites the pages that have changed since the last build; returns what is known of all, by address, and how many
 * changed.
 */
export async function rewritePages(
  output: string,
  addresses: readonly string[],
  { defer, print, cache, threads }: RewriteOptions,
): Promise<{ html: Map<string, RewrittenHtml>; parsed: number }> {
  const { code, ...common } = defer;
  const keys = new Map([...print.values()].map((options) => [options.keys, [...options.keys]]));
  const base = resultKey('html', [common, [...keys.values()]]);
  const found = new Map<string, RewrittenHtml>();
  const changed: { address: string; key: string; input: HtmlFile }[] = [];
  for (const address of addresses) {
    const file = path.join(output, address, 'index.html');
    const text = print.get(address) ?? null;
    const key = resultKey(base, [text?.deeper, code[address]]);
    const known = (await cache.get(cacheKey(address))) as KnownHtml | undefined;
    const isSame = known?.key === key && digestOf(readFileSync(file)) === known.digest;
    if (isSame) found.set(address, known);
    else changed.push({ address, key, input: { file, print: text } });
  }
  const run = async (batch: typeof changed) => {
    const input = { files: batch.map((one) => one.input), defer };
    const rewritten = batch.length < BATCH ? rewriteHtml(input) : await threads.run(task, input);
    for (const [index, { address, key }] of batch.entries()) {
      const made = rewritten[index];
      if (made === undefined) continue;
      found.set(address, made);
      await cache.set(cacheKey(address), { ...made, key });
    }
  };
  const starts = changed.flatMap((_, index) => (index % BATCH === 0 ? [index] : []));
  await Promise.all(starts.map((start) => run(changed.slice(start, start + BATCH))));
  const inOrder = addresses.map(
    (address) => [address, required(found.get(address), address)] as const,
  );
  return { html: new Map(inOrder), parsed: changed.length };
}

const cacheKey = (address: string) => `html ${address}`;
