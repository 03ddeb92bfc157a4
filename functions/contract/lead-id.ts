import type { LeadKind } from './entities/lead';

const DAY_MS = 86_400_000;
const FNV_OFFSET = 0x6c62272e07bb014262b821756295c58dn;
const FNV_PRIME = 0x0000000001000000000000000000013bn;

/**
 * The id of a lead that may arrive twice without an id: FNV-1a (128 bits, hex) of kind, content and UTC day. A form sent
 * without scripts carries no id, because its page is cached for everybody (docs/decisions: native forms).
 */
export function contentIdOf(kind: LeadKind, content: Readonly<Record<string, unknown>>, at: number): string {
  const fields = Object.entries(content).filter(([field]) => field !== 'id' && field !== 'website');
  fields.sort(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify([kind, Math.floor(at / DAY_MS), fields]);
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    hash = BigInt.asUintN(128, (hash ^ BigInt(text.charCodeAt(index))) * FNV_PRIME);
  }
  return hash.toString(16).padStart(32, '0');
}
