const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface PictureEnd {
  type: 'image/png' | 'image/jpeg';
  /** Offset where the picture ends; null if it is truncated. */
  end: number | null;
}

/** Type of a picture by its signature, and its end. Null for neither png nor jpeg. */
export function endOfPicture(bytes: Buffer): PictureEnd | null {
  if (bytes.subarray(0, 8).equals(PNG)) return { type: 'image/png', end: endOfPng(bytes) };
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return { type: 'image/jpeg', end: endOfJpeg(bytes) };
  return null;
}

/** Walks the chunks (length, name, content, checksum) to IEND. */
function endOfPng(bytes: Buffer): number | null {
  let offset = PNG.byteLength;
  while (offset + 12 <= bytes.byteLength) {
    const next = offset + 12 + bytes.readUInt32BE(offset);
    if (next > bytes.byteLength) return null;
    if (bytes.toString('latin1', offset + 4, offset + 8) === 'IEND') return next;
    offset = next;
  }
  return null;
}

/** Walks segments and entropy-coded scans to the end-of-image marker. */
function endOfJpeg(bytes: Buffer): number | null {
  let offset = 2;
  while (offset + 4 <= bytes.byteLength) {
    if (bytes[offset] !== 0xff) return null;
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (marker === 0xd9) return offset + 2;
    offset += 2 + bytes.readUInt16BE(offset + 2);
    if (marker === 0xda) offset = endOfScan(bytes, offset);
  }
  return bytes[offset] === 0xff && bytes[offset + 1] === 0xd9 ? offset + 2 : null;
}

/** In scan data, 0xff is followed by 0x00 or a restart marker; any other marker ends the scan. */
function endOfScan(bytes: Buffer, start: number): number {
  let offset = bytes.indexOf(0xff, start);
  while (offset !== -1 && offset + 1 < bytes.byteLength) {
    const next = bytes[offset + 1] ?? 0;
    if (next !== 0x00 && (next < 0xd0 || next > 0xd7)) return offset;
    offset = bytes.indexOf(0xff, offset + 2);
  }
  return bytes.byteLength;
}
