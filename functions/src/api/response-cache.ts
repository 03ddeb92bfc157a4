/** Compressed bodies by ETag, least recently used first. An ETag names one content, so entries never expire. */
const bodies = new Map<string, Uint8Array>();
/** A list of 10,000 products has 1.1 MB compressed. */
const MAX_BYTES = 32 * 1024 * 1024;
let bytes = 0;

export function cachedBody(etag: string): Uint8Array | undefined {
  const body = bodies.get(etag);
  if (body === undefined) return undefined;
  bodies.delete(etag);
  bodies.set(etag, body);
  return body;
}

export function cacheBody(etag: string, body: Uint8Array): void {
  if (body.byteLength > MAX_BYTES / 4) return;
  bytes += body.byteLength - (bodies.get(etag)?.byteLength ?? 0);
  bodies.set(etag, body);
  for (const [oldest, { byteLength }] of bodies) {
    if (bytes <= MAX_BYTES) break;
    bodies.delete(oldest);
    bytes -= byteLength;
  }
}
