import type { LeadKind, Receipt } from '@catalogue/contract/entities/lead';
import { isRandomId } from '@catalogue/contract/submission-id';
import { decoysOf } from './lead-secrets';

const MAX_REMEMBERED = 5_000;
/** When each decoy was first returned: a repeated request for a real receipt returns the same time, too. */
const firstTimes = new Map<string, number>();

function firstTimeOf(reference: string, now: number): number {
  const known = firstTimes.get(reference);
  if (known !== undefined) return known;
  if (firstTimes.size >= MAX_REMEMBERED) firstTimes.clear();
  firstTimes.set(reference, now);
  return now;
}

/** The answer to a filled honeypot: it looks like the receipt of a lead, also when it is repeated, and opens nothing. */
export function fakeReceipt(
  kind: LeadKind,
  { id, contentDigest, hasFile }: { id: string; contentDigest: string; hasFile: boolean },
  now: number,
): Receipt {
  const { reference, statusToken, grant } = decoysOf(kind, [id, contentDigest], now);
  const isRandom = isRandomId(id);
  return {
    id,
    reference,
    receivedAt: firstTimeOf(reference, now),
    ...(isRandom && { statusToken }),
    ...(hasFile && { attachment: { state: 'pending', reason: '', ...(isRandom && { grant }) } }),
  };
}
