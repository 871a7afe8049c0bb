import path from 'node:path'; import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../scripts/chromium-flags.mjs';
import { listen, siteListener } from '../scripts/static-server.mjs';
import { longStory, openStory } from './zz-m.mjs';
const [dir, lines] = process.argv.slice(2);
const { server, port } = await listen(siteListener(path.resolve(dir)), 9650);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: chromiumFlags });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.goto(`http://localhost:${port}/playground/`, { waitUntil: 'networkidle' });
await openStory(page, longStory(+lines));
await page.keyboard.press('Home'); await page.keyboard.insertText('// \n'); await page.keyboard.press('ArrowUp'); await page.keyboard.press('End');
await page.waitForTimeout(15000);
const session = await page.context().newCDPSession(page);
const workers = []; const answers = new Map();
session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => workers.push([sessionId, targetInfo.url]));
session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => { const { id, result } = JSON.parse(message); answers.get(`${sessionId} ${id}`)?.(result); });
await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
let n = 0; const ask = (s, method) => new Promise((r) => { const id = ++n; answers.set(`${s} ${id}`, r); void session.send('Target.sendMessageToTarget', { sessionId: s, message: JSON.stringify({ id, method }) }); });
await session.send('Profiler.enable'); await session.send('Profiler.start');
for (const [w] of workers) { await ask(w, 'Profiler.enable'); await ask(w, 'Profiler.start'); }
await page.keyboard.press('x'); await page.waitForTimeout(15000);
writeFileSync('/tmp/perf/p-page.cpuprofile', JSON.stringify((await session.send('Profiler.stop')).profile));
let i = 0; for (const [w, url] of workers) { const r = await ask(w, 'Profiler.stop'); writeFileSync(`/tmp/perf/p-w${i}.cpuprofile`, JSON.stringify(r.profile)); console.log(i++, url); }
await browser.close(); server.close(); server.closeAllConnections();
