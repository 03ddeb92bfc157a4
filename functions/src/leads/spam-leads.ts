import type { OrderInput, QuickEnquiryInput } from '@catalogue/contract/entities/lead';

/** Bytes of a spam lead's content: a flood of them stays cheap, and a true one among them can still be answered. */
export const SPAM_BYTES = 4_000;
/** Bytes of each text but the message: any e-mail address fits. */
const TEXT_BYTES = 260;

type Content = Omit<QuickEnquiryInput, 'id' | 'website'> | Omit<OrderInput, 'id' | 'website'>;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The content of a spam lead: long texts are cut, and of a long list of products the first ones stay. */
export function cutSpam<Lead extends Content>(content: Lead): Lead {
  if (bytesOf(content) <= SPAM_BYTES) return content;
  const texts = Object.entries(content).map(([name, value]): [string, unknown] => [
    name,
    typeof value === 'string' && name !== 'message' ? cutText(value, TEXT_BYTES) : value,
  ]);
  const short = Object.fromEntries(texts) as Lead;
  if ('message' in short) return { ...short, message: cutText(short.message, SPAM_BYTES - bytesOf({ ...short, message: '' })) };
  let used = bytesOf({ ...short, lines: [] });
  const lines = 'lines' in short ? short.lines?.filter((line) => (used += bytesOf(line) + 1) <= SPAM_BYTES) : undefined;
  return { ...short, ...(lines && { lines }) };
}

/** Cuts a text to a number of bytes as JSON, quotes included. */
function cutText(text: string, bytes: number): string {
  let cut = text;
  while (cut !== '' && bytesOf(cut) > bytes) cut = cut.slice(0, Math.floor(cut.length * Math.min(0.9, bytes / bytesOf(cut))));
  return cut;
}
