import { attachmentTypeOf, ATTACHMENT_HEAD_BYTES } from '@catalogue/contract/attachment-type';
import { isPhoto, type AttachmentType, type PhotoType } from '@catalogue/contract/entities/attachment';
import { LIMITS } from '@catalogue/contract/limits';
import { serialQueue } from '../platform/serial-queue';

/** The file is not what it was announced as. The message is for the enquirer and for staff. */
export class UnusableAttachment extends Error {
  override name = 'UnusableAttachment';
}

interface CheckedAttachment {
  /** What is stored. */
  bytes: Buffer;
  /** A small data: URL of a photo; '' for other files. */
  thumbnail: string;
}

const WRONG_TYPE = 'The file is not of the type it was announced as.';
const DAMAGED = 'The file is damaged.';
const ACTIVE =
  'The drawing does more than draw: it has scripts, links to other files, or a DOCTYPE of its own. Save it as a plain SVG, or as a PDF.';

/**
 * Checks a file by its bytes. Photos are decoded and encoded again, which leaves no metadata and no hidden second file. PDF
 * and SVG stay as they are.
 *
 * @throws UnusableAttachment
 */
export async function checkAttachment(bytes: Buffer, type: AttachmentType): Promise<CheckedAttachment> {
  if (attachmentTypeOf(bytes.subarray(0, ATTACHMENT_HEAD_BYTES)) !== type) throw new UnusableAttachment(WRONG_TYPE);
  if (isPhoto(type)) return inTurn(() => encodeAgain(bytes, type));
  if (type === 'application/pdf') {
    if (!bytes.subarray(-2048).toString('latin1').includes('%%EOF')) throw new UnusableAttachment(DAMAGED);
  } else await checkDrawing(bytes);
  return { bytes, thumbnail: '' };
}

/** An SVG that is saved and opened runs its scripts. The parser is loaded for drawings only. */
async function checkDrawing(bytes: Buffer): Promise<void> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnusableAttachment(DAMAGED);
  }
  if (!/<\/(?:svg:)?svg\s*>\s*(?:<!--[^>]*-->\s*)?$/i.test(text.slice(-500)) && !/\/>\s*$/.test(text.slice(-500)))
    throw new UnusableAttachment(DAMAGED);
  const { isPlainDrawing } = await import('./check-drawing');
  if (!isPlainDrawing(text)) throw new UnusableAttachment(ACTIVE);
}

/** One photo at a time in each instance: decoded pixels take 50 MB. */
const inTurn = serialQueue();

const ENCODERS = {
  'image/jpeg': ['jpeg', { quality: 80 }],
  'image/png': ['png', { compressionLevel: 9 }],
  'image/webp': ['webp', { quality: 90 }],
} as const satisfies Record<PhotoType, readonly [string, object]>;

const THUMBNAIL = { side: 144, mostCharacters: 12_000 };

async function encodeAgain(bytes: Buffer, type: PhotoType): Promise<CheckedAttachment> {
  const { default: sharp } = await import('sharp');
  try {
    const source = () => sharp(bytes, { limitInputPixels: LIMITS.attachmentPixels, failOn: 'error' }).rotate();
    const [format, options] = ENCODERS[type];
    const encoded = await source().toFormat(format, options).toBuffer();
    const small = await sharp(encoded)
      .resize(THUMBNAIL.side, THUMBNAIL.side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 60 })
      .toBuffer();
    const thumbnail = `data:image/webp;base64,${small.toString('base64')}`;
    return { bytes: encoded, thumbnail: thumbnail.length <= THUMBNAIL.mostCharacters ? thumbnail : '' };
  } catch {
    throw new UnusableAttachment(DAMAGED);
  }
}
