import { createStorageSlot } from '../browser/storage-slot';

/** How long a full load of an address keeps the next one of it from happening by itself, in ms. */
const PAUSE = 60_000;

const slot = createStorageSlot('docs.full-loads', { persistence: 'session' });

function read(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

/** Counts full loads by address in this browser tab, so that recovering can never become a loop. */
export const fullLoadGuard = {
  /** Whether the address may be loaded fully now; if so, this is written down. */
  take(address: string, now = Date.now()): boolean {
    const recent = Object.entries(read()).filter(([, time]) => now - time < PAUSE);
    if (recent.some(([known]) => known === address)) return false;
    slot.set(JSON.stringify(Object.fromEntries([...recent, [address, now]])));
    return true;
  },
  /** To be called when the address did come up. */
  forget(address: string): void {
    const { [address]: time, ...others } = read();
    if (time !== undefined) slot.set(JSON.stringify(others));
  },
};
