import * as v from 'valibot';
import { LIMITS } from '../limits';
import { moment, text, WRONG_TYPE_MESSAGE } from './fields';

/** Types of a photo or logo with an enquiry, with the extension of each. */
export const ATTACHMENT_TYPES = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'image/svg+xml': 'svg',
} as const;
export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

const types = Object.keys(ATTACHMENT_TYPES) as AttachmentType[];

/** Types that devices and server encode again, and that staff see as pictures. The others are downloads only. */
const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const satisfies readonly AttachmentType[];
export type PhotoType = (typeof PHOTO_TYPES)[number];

export const isPhoto = (type: AttachmentType): type is PhotoType => (PHOTO_TYPES as readonly AttachmentType[]).includes(type);

/** `pending`: announced with the lead, and not uploaded yet. `refused`: the file was not what it was announced as. */
export const ATTACHMENT_STATES = ['pending', 'received', 'refused'] as const;
export type AttachmentState = (typeof ATTACHMENT_STATES)[number];

/** The file that a device uploads after its lead. */
export const announcedAttachment = v.object({
  name: text(LIMITS.attachmentName),
  type: v.picklist(types, WRONG_TYPE_MESSAGE),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.attachmentBytes)),
});
export type AnnouncedAttachment = v.InferOutput<typeof announcedAttachment>;

/** The attachment in a lead's document. */
export const attachment = v.object({
  ...announcedAttachment.entries,
  state: v.picklist(ATTACHMENT_STATES),
  receivedAt: v.nullable(moment),
  /** Why it was refused; '' otherwise. */
  reason: v.string(),
  /** A photo in little, as a data: URL; '' for other files. */
  thumbnail: v.string(),
});
export type Attachment = v.InferOutput<typeof attachment>;

/** What a device learns of the attachment it announced. */
export const attachmentReceipt = v.object({
  state: v.picklist(ATTACHMENT_STATES),
  reason: v.string(),
  /** Allows one upload within an hour. Missing while the lead is spam. */
  grant: v.optional(v.string()),
});
export type AttachmentReceipt = v.InferOutput<typeof attachmentReceipt>;
