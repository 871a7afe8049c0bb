import { ws } from 'playwright-core/lib/utilsBundle';

const COMMAND = 'emulation.setMediaFeaturesOverride';

/**
 * Playwright sends this command for every window, and Firefox ESR does not know it: it is answered here. The colour
 * scheme is set by a preference instead.
 */
export function answerMediaFeatures(): void {
  const { send } = ws.prototype;
  ws.prototype.send = function (data, ...rest) {
    if (typeof data !== 'string' || !data.includes(COMMAND)) {
      send.call(this, data, ...rest);
      return;
    }
    const { id } = JSON.parse(data) as { id: number };
    const answer = JSON.stringify({ type: 'success', id, result: {} });
    setImmediate(() => this.emit('message', Buffer.from(answer), false));
  };
}
