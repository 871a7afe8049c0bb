/** Names of devices, which Windows keeps for itself, whatever comes after a dot. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/i;

/**
 * Whether every system can store a path: Windows has no files with the name of a device, or with a dot or a space at the
 * end of a part (learn.microsoft.com, “Naming files, paths, and namespaces”).
 */
export function isPortablePath(path: string): boolean {
  return path.split('/').every((part) => !DEVICE.test(part) && !/[. ]$/.test(part));
}
