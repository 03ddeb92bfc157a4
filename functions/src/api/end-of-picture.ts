const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface PictureEnd {
  type: 'image/png' | 'image/jpeg';
  /** Where the picture's own bytes end; null where they break off. */
  end: number | null;
}

/** What a file is by its first bytes, and where the picture in it ends. null: neither png nor jpeg. */
export function endOfPicture(bytes: Buffer): PictureEnd | null {
  if (bytes.subarray(0, 8).equals(PNG)) return { type: 'image/png', end: endOfPng(bytes) };
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return { type: 'image/jpeg', end: endOfJpeg(bytes) };
  return null;
}

/** Walks the chunks: length, name, content, checksum. */
function endOfPng(bytes: Buffer): number | null {
  let at = PNG.byteLength;
  while (at + 12 <= bytes.byteLength) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (next > bytes.byteLength) return null;
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return next;
    at = next;
  }
  return null;
}

/** Walks the segments, and through the entropy-coded data behind each start of scan, to the end-of-image marker. */
function endOfJpeg(bytes: Buffer): number | null {
  let at = 2;
  while (at + 4 <= bytes.byteLength) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return at + 2;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === 0xda) at = endOfScan(bytes, at);
  }
  return bytes[at] === 0xff && bytes[at + 1] === 0xd9 ? at + 2 : null;
}

/** In coded data 0xff is followed by 0x00 or a restart marker; anything else ends it. */
function endOfScan(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start);
  while (at !== -1 && at + 1 < bytes.byteLength) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0x00 && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.byteLength;
}
