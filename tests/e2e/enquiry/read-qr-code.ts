import jsQR from 'jsqr';
import sharp from 'sharp';

/** What a phone's camera reads in a screenshot. */
export async function readQrCode(screenshot: Buffer): Promise<string> {
  const { data, info } = await sharp(screenshot).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(Uint8ClampedArray.from(data), info.width, info.height)?.data ?? '';
}
