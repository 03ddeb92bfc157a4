import sharp from 'sharp';

/** Pictures that are what they say. */
export const drawPng = (width = 64, height = 48): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0f4c4a' } })
    .png()
    .toBuffer();
export const drawJpeg = (width = 64, height = 48): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#f2a31b' } })
    .jpeg()
    .toBuffer();

/** A multipart body with files under one name. */
export function formOf(field: string, files: readonly { bytes: Uint8Array; name?: string; type?: string }[]): FormData {
  const form = new FormData();
  for (const { bytes, name = 'picture.png', type = 'image/png' } of files)
    form.append(field, new Blob([bytes as BlobPart], { type }), name);
  return form;
}
