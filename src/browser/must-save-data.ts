/** What browsers say of the connection, as far as they do; TypeScript does not know it. */
interface NetworkInformation {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether nothing is to be fetched that may not be needed: the reader saves data, or 2g is all there is. */
export function mustSaveData(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}
