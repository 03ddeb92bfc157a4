import { LIMITS } from '@catalogue/contract/limits';
import { formatBytes } from '../../../lib/format';
import type { ItemAttachment } from '../outbox/item-attachment';

/** Texts about the file of an enquiry. */
export const ATTACHMENT_TEXTS = {
  label: 'Photo or logo (optional)',
  hint: 'JPEG, PNG, WebP, PDF or SVG. Photos are made smaller on this device.',
  choose: 'Choose a file',
  addLogo: (name: string) => `Add ${name}`,
  chooseAnother: 'Choose another',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  preparing: 'Preparing the file',
  chosen: (name: string, bytes: number) => `${name}, ${formatBytes(bytes)}`,
  errors: {
    wrongType: 'This type of file is not accepted. Please choose a JPEG, PNG, WebP, PDF or SVG file.',
    heic: 'This browser cannot read this photo. Please choose a JPEG, or take a screenshot of it.',
    damaged: 'This picture cannot be read. Please choose another file.',
    late: 'This device could not read the file in time. Please choose it again.',
    tooLarge: `A PDF or SVG file may have ${formatBytes(LIMITS.attachmentBytes)}. Please choose a smaller one.`,
    noRoom: 'This device has no room for the file. You can send the enquiry without it.',
  },
} as const;

export type FileError = keyof typeof ATTACHMENT_TEXTS.errors;

/** What became of the file of a sent or waiting enquiry. */
export function fileStateText({ name, state, reason }: ItemAttachment): string {
  if (state === 'received') return `${name} has arrived.`;
  if (state === 'refused') return `${name} was not accepted: ${reason}`;
  if (state === 'givenUp') return `${name} could not be sent. The enquiry counts without it.`;
  return `${name} follows the enquiry by itself.`;
}
