/** The result of decompression; `too-large` if it exceeds the limit. */
export type Inflated = { bytes: Uint8Array } | { failure: 'damaged' | 'too-large' };

/** Compresses bytes (raw deflate), with the browser’s API if available. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (typeof CompressionStream === 'undefined') {
    const { deflateSync } = await import('fflate');
    return deflateSync(bytes, { level: 9 });
  }
  return deflateWithStream(bytes);
}

/** Compresses bytes with the browser’s API; one without it gets them as they are, in the form of compressed ones. */
export async function deflateWithoutLibrary(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return typeof CompressionStream === 'undefined' ? stored(bytes) : deflateWithStream(bytes);
}

async function deflateWithStream(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The largest block of deflate that holds bytes as they are. */
const BLOCK = 0xffff;

/** Stored blocks (RFC 1951, 3.2.4): whether it is the last one, its length, its complement, its bytes. */
function stored(bytes: Uint8Array): Uint8Array {
  const blocks: Uint8Array[] = [];
  for (let from = 0; from === 0 || from < bytes.length; from += BLOCK) {
    const block = bytes.subarray(from, from + BLOCK);
    const { length } = block;
    const isLast = from + BLOCK >= bytes.length;
    blocks.push(
      new Uint8Array([Number(isLast), length, length >> 8, ~length, ~length >> 8]),
      block,
    );
  }
  return joined(
    blocks,
    blocks.reduce((sum, block) => sum + block.length, 0),
  );
}

/** Decompresses bytes, and stops once the output exceeds `limit`. Never rejects. */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  { limit }: { limit: number },
): Promise<Inflated> {
  try {
    return typeof DecompressionStream === 'undefined'
      ? await inflateWithLibrary(bytes, limit)
      : await inflateWithStream(bytes, limit);
  } catch {
    return { failure: 'damaged' };
  }
}

async function inflateWithStream(bytes: Uint8Array<ArrayBuffer>, limit: number): Promise<Inflated> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { bytes: joined(chunks, size) };
    size += value.length;
    if (size > limit) {
      // Errors of the cancelled stream are irrelevant.
      reader.cancel().catch(() => undefined);
      return { failure: 'too-large' };
    }
    chunks.push(value);
  }
}

/** A chunk size so small that even the densest data cannot expand much at once. */
const STEP = 256;

async function inflateWithLibrary(bytes: Uint8Array, limit: number): Promise<Inflated> {
  const { Inflate } = await import('fflate');
  const chunks: Uint8Array[] = [];
  let size = 0;
  const inflating = new Inflate((chunk) => {
    chunks.push(chunk);
    size += chunk.length;
  });
  for (let from = 0; from < bytes.length; from += STEP) {
    inflating.push(bytes.subarray(from, from + STEP), from + STEP >= bytes.length);
    if (size > limit) return { failure: 'too-large' };
  }
  return { bytes: joined(chunks, size) };
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
