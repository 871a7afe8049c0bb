import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { openPlainHost, sendPlainly, type PlainHost, type Send } from './plain-host';
import { siteDirectory } from './site-pages';

/** How long a slow response takes, in milliseconds: longer than any delay before readers see a message. */
const SLOW = 700;

const page = readFileSync(path.join(siteDirectory, '404.html'));

/** What can happen to a response on its way. */
export const faults = {
  refused: (_answer, response) => response.destroy(),
  cut({ status, type, body }, response) {
    response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length });
    response.write(body.subarray(0, body.length * 0.9), () => response.destroy());
  },
  slow(answer, response) {
    setTimeout(() => sendPlainly(answer, response), SLOW);
  },
  // Like hosts of single-page apps, and the captive portals of trains and hotels.
  'a page instead': (answer, response) =>
    sendPlainly({ ...answer, status: 200, type: 'text/html; charset=utf-8', body: page }, response),
} satisfies Record<string, Send>;

export type Fault = keyof typeof faults;

export interface FaultyHost extends PlainHost {
  /** Spoils, from now on, the answers whose destination and path fit: `script /app-1a2b.js`. */
  spoil: (request: RegExp, fault: Fault) => void;
  /** Keeps back, from now on, the answers that fit, until they are let go. */
  hold: (request: RegExp) => { count: () => number; letGo: () => void };
  /** Answers well again. */
  mend: () => void;
  /** How many answers were spoiled. */
  spoiled: () => number;
}

/** Serves the built site, and spoils the answers that it is told to spoil. */
async function openFaultyHost(): Promise<FaultyHost> {
  let rule: { request: RegExp; fault: Send } | null = null;
  let count = 0;
  const host = await openPlainHost(siteDirectory, (answer, response) => {
    if (rule?.request.test(`${answer.destination} ${answer.pathname}`) !== true) {
      sendPlainly(answer, response);
      return;
    }
    count += 1;
    rule.fault(answer, response);
  });
  return {
    ...host,
    spoil: (request, fault) => (rule = { request, fault: faults[fault] }),
    hold: (request) => {
      const held: (() => void)[] = [];
      const fault: Send = (...sent) => held.push(() => sendPlainly(...sent));
      rule = { request, fault };
      const letGo = (): void => {
        rule = null;
        for (const send of held) send();
      };
      return { count: () => held.length, letGo };
    },
    mend: () => (rule = null),
    spoiled: () => count,
  };
}

/** Tests whose pages come from a host of their own, which can be spoiled. */
export const test = base.extend<{ host: FaultyHost }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed.
  host: async ({}, use) => {
    const host = await openFaultyHost();
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.origin),
});

/** The faults that a journey is taken with: `often` in every run, the others in the soak; null: all in the soak. */
export const eachFault = (often: Fault | null): { fault: Fault; tag: string }[] =>
  (Object.keys(faults) as Fault[]).map((fault) => ({
    fault,
    tag: fault === often ? '@quick' : '@soak',
  }));
