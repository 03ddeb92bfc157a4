import sharp from 'sharp';

/** A stored variant as the JPEG of link previews. The CDN keeps it, so each is made once per place. */
export const linkPreviewOf = (variant: Buffer): Promise<Buffer> =>
  sharp(variant).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
