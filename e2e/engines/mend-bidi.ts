import { ws, type PlaywrightSocket } from 'playwright-core/lib/utilsBundle';

/** A command to Firefox, or what it says. */
interface Message<Params = object> {
  id: number;
  params: Params;
  result: { contexts: readonly { context: string }[] };
}

/** How Firefox is started, so that its preferences can be set while it runs. */
export const firefoxOptions = {
  channel: 'moz-firefox',
  args: ['--remote-allow-system-access'],
};

/** Where Playwright’s own script begins to insert text; as it goes on, fields of React hear of no change. */
const INSERTION = /const elementType = element\.nodeName\.toLocaleLowerCase\(\);/;
const MENDED_INSERTION =
  "if (!element.contentWindow) { window.document.execCommand('insertText', false, text); return; }";

const { send, emit } = ws.prototype;
/** Above those of Playwright. */
let nextId = 1e9;

const parse = <Params = object>(data: unknown): Message<Params> =>
  JSON.parse(String(data)) as Message<Params>;

const receive = (socket: PlaywrightSocket, message: object): boolean =>
  emit.call(socket, 'message', Buffer.from(JSON.stringify(message)), false);

/** Asks Firefox what Playwright does not ask. */
function ask(socket: PlaywrightSocket, method: string, params: object): Promise<Message> {
  const id = nextId++;
  return new Promise((resolve) => {
    const listen = (data: unknown): void => {
      const answer = parse(data);
      if (answer.id !== id) return;
      socket.off('message', listen);
      resolve(answer);
    };
    socket.on('message', listen);
    send.call(socket, JSON.stringify({ id, method, params }));
  });
}

/** Answers a command that Firefox ESR does not know, by a preference for all windows. */
async function setColorScheme(
  socket: PlaywrightSocket,
  { id, params }: Message<{ features: Record<string, string | undefined> }>,
): Promise<void> {
  const value = params.features['prefers-color-scheme'] === 'dark' ? 0 : 1;
  const { result } = await ask(socket, 'browsingContext.getTree', { 'moz:scope': 'chrome' });
  await ask(socket, 'script.evaluate', {
    expression: `Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${value})`,
    target: { context: result.contexts[0]!.context },
    awaitPromise: false,
  });
  receive(socket, { type: 'success', id, result: {} });
}

/**
 * Mends what Playwright cannot do yet in Firefox ESR over WebDriver BiDi: the colour scheme, `fill` in fields of React,
 * downloads. Firefox is to be started with `firefoxOptions`.
 */
export function mendBidi(): void {
  ws.prototype.send = function (data, ...rest) {
    if (typeof data !== 'string') send.call(this, data, ...rest);
    else if (data.includes('"emulation.setMediaFeaturesOverride"'))
      void setColorScheme(this, parse(data));
    else send.call(this, data.replace(INSERTION, `$&${MENDED_INSERTION}`), ...rest);
  };
  ws.prototype.emit = function (name, data, ...rest) {
    if (name !== 'message' || !String(data).includes('"browsingContext.download'))
      return emit.call(this, name, data, ...rest);
    // Firefox ESR gives downloads no name of their own: the address is one.
    const event = parse<{ url: string }>(data);
    return receive(this, { ...event, params: { ...event.params, download: event.params.url } });
  };
}
