/** Whether an address’s hash is a shared play rather than an anchor, however it was escaped; share-link.ts decodes it. */
export function isShareHash(hash: string): boolean {
  return /^#play(?:=|%(?:25)*3D)/i.test(hash);
}
