import { receivedMessages } from '../../../config/messages/received';
import { receiveShared as receive } from './receive-shared';

const ADDRESS = 'https://site.example/docs/playground/';
const receiveShared = (request: Request) =>
  receive(request, { language: 'en', ...receivedMessages });
const TEXT = 'The tide is out. </textarea><script>alert(1)</script>\n-> END\n';

/** What the system sends when an app shares files, or words. */
function shared(fields: Record<string, string | File>): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return new Request(ADDRESS, { method: 'POST', body });
}

const kept = new Map<string, string>();
const deleted: string[] = [];

function setUp(open: () => Promise<unknown>) {
  kept.clear();
  deleted.splice(0);
  const remove = (name: string) => Promise.resolve(deleted.push(name) > 0);
  Object.assign(globalThis, { caches: { open, delete: remove } });
}

const put = async (address: string, response: Response): Promise<void> =>
  void kept.set(address, await response.text());
const refuse = (name: string) => () => Promise.reject(new DOMException('No room.', name));

test('what is shared is kept for the page, which then opens', async () => {
  setUp(() => Promise.resolve({ put }));
  const answer = await receiveShared(shared({ files: new File([TEXT], 'Ebb & flow.ink') }));
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(ADDRESS);
  expect([...kept]).toEqual([['/docs/playground/0/Ebb%20%26%20flow.ink', TEXT]]);
});

test.each([
  ['storage is denied', refuse('SecurityError')],
  ['there is no room', () => Promise.resolve({ put: refuse('QuotaExceededError') })],
])('where %s, a page has the text to copy, and nothing half is left', async (_, open) => {
  setUp(open);
  const files = { files: new File([TEXT], '<b>Ebb</b>.ink') };
  const answer = await receiveShared(shared(files));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html;charset=utf-8');
  const page = await answer.text();
  expect(page).toMatch(/could not store it\..*[^]*The browser says: <i>.*No room\./);
  expect(page).toContain('The tide is out. &lt;/textarea&gt;&lt;script&gt;alert(1)');
  expect(page).toContain('&lt;b&gt;Ebb&lt;/b&gt;.ink');
  expect(page).toContain(`href="/docs/playground/"`);
  expect(page).not.toContain('<script');
  expect(deleted).toEqual(['shared /docs/playground/']);
});

test('words that are shared are there as well, and what is not text is named', async () => {
  setUp(refuse('SecurityError'));
  const words = await receiveShared(shared({ title: 'Low tide', text: 'Sand.' }));
  expect(await words.text()).toMatch(/Low tide\.ink[^]*>\nSand\.</);
  const picture = new File([Uint8Array.of(0x89, 0x50, 0, 1, 2)], 'a.png');
  const answer = await receiveShared(shared({ files: picture }));
  expect(await answer.text()).toContain('<h2>a.png</h2>\n<p>This is not text.');
});

test('what cannot be read is said, too', async () => {
  setUp(() => Promise.resolve({ put }));
  const broken = new Request(ADDRESS, { method: 'POST', body: 'no form' });
  expect(await (await receiveShared(broken)).text()).toContain('could not be read.');
});
