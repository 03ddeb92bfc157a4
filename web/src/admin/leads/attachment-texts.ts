import type { Attachment } from '@catalogue/contract/entities/attachment';
import { formatBytes } from '../../lib/format';

/** Texts about the photo or logo of a lead. */
export const LEAD_ATTACHMENT_TEXTS = {
  label: 'Photo or logo',
  pending: (name: string) => `${name}: picture pending. It is still on the enquirer’s device.`,
  refused: ({ name, reason }: Attachment) => `${name} was refused: ${reason}`,
  facts: ({ name, bytes }: Attachment) => `${name}, ${formatBytes(bytes)}`,
  show: (name: string) => `Show ${name}`,
  download: 'Download',
  failed: (reason: string) => `The file could not be loaded. ${reason}`,
  received: ({ name }: Attachment) => `Photo or logo received: ${name}`,
} as const;
