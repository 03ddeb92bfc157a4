import type { LeadKind, Receipt } from '@catalogue/contract/entities/lead';
import { isRandomId } from '@catalogue/contract/submission-id';
import { decoysOf } from './lead-secrets';

/** The answer to a filled honeypot: it looks like the receipt of a lead, and opens nothing. */
export async function fakeReceipt(kind: LeadKind, id: string, now: number, hasFile: boolean): Promise<Receipt> {
  const { reference, statusToken, grant } = await decoysOf(kind, id, now);
  const isRandom = isRandomId(id);
  return {
    id,
    reference,
    receivedAt: now,
    ...(isRandom && { statusToken }),
    ...(hasFile && { attachment: { state: 'pending', reason: '', ...(isRandom && { grant }) } }),
  };
}
