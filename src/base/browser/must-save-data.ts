/** The browser’s connection information, if it has any; TypeScript does not know it. */
interface NetworkInformation {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether to avoid fetching anything that may not be needed: the reader saves data, or the connection is 2g. */
export function mustSaveData(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}
