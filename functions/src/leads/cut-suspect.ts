import type { OrderInput, QuickEnquiryInput } from '@catalogue/contract/entities/lead';

/** Bytes of a suspect lead's content: a flood of them stays cheap, and a true one among them can still be answered. */
export const SUSPECT_BYTES = 4_000;
/** Bytes that the other fields may need at most. */
const OTHER_FIELDS = 1_500;

type Content = Omit<QuickEnquiryInput, 'id' | 'website'> | Omit<OrderInput, 'id' | 'website'>;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The content of a suspect lead: a long message and a long list of products are cut. */
export function cutSuspect<Lead extends Content>(content: Lead): Lead {
  if (bytesOf(content) <= SUSPECT_BYTES) return content;
  const room = SUSPECT_BYTES - OTHER_FIELDS;
  if ('message' in content) return { ...content, message: cutText(content.message, room) };
  let used = 0;
  const lines = 'lines' in content ? content.lines?.filter((line) => (used += bytesOf(line) + 1) <= room) : undefined;
  return { ...content, ...(lines && { lines }) };
}

/** Cuts a text to a number of bytes as JSON, between two characters. */
function cutText(text: string, bytes: number): string {
  let cut = text;
  while (bytesOf(cut) > bytes) cut = cut.slice(0, Math.floor(cut.length * Math.min(0.9, bytes / bytesOf(cut))));
  return cut;
}
