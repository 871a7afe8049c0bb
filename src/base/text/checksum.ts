/** FNV-1a, 32 bits, as four bytes: detects links that were damaged in transit. */
export function checksum(bytes: Uint8Array): Uint8Array {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return new Uint8Array([hash >>> 24, hash >>> 16, hash >>> 8, hash]);
}
