import { createStorageSlot } from '../../base/browser/storage-slot';

/** For how long after a full load of an address no other one happens automatically, in ms. */
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

/** Records full loads by address in this browser tab, so that recovery never becomes a loop. */
export const fullLoadGuard = {
  /** Whether the address may be fully loaded now; if so, this is recorded. */
  take(address: string, now = Date.now()): boolean {
    const recent = Object.entries(read()).filter(([, time]) => Math.abs(now - time) < PAUSE);
    if (recent.some(([known]) => known === address)) return false;
    slot.set(JSON.stringify(Object.fromEntries([...recent, [address, now]])));
    return true;
  },
  /** Call when the address has loaded. */
  forget(address: string): void {
    const { [address]: time, ...others } = read();
    if (time !== undefined) slot.set(JSON.stringify(others));
  },
};
