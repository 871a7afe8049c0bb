/** The sockets of Playwright, which has no types for them. */
declare module 'playwright-core/lib/utilsBundle' {
  import type { EventEmitter } from 'node:events';

  interface PlaywrightSocket extends EventEmitter {
    send: (data: unknown, ...rest: readonly unknown[]) => void;
    emit: (name: string | symbol, data?: unknown, ...rest: readonly unknown[]) => boolean;
  }
  export const ws: { prototype: PlaywrightSocket };
}
