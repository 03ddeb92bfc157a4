import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { signingKey } from '../platform/signing-key';

/** How long a grant is valid. */
export const GRANT_MS = 3_600_000;

const signatureOf = async (kind: LeadKind, leadId: string, expiresAt: number): Promise<Buffer> =>
  createHmac('sha256', await signingKey())
    .update(`enquiry attachment\n${kind}\n${leadId}\n${expiresAt}`)
    .digest();

/** A token that allows one upload to this lead: its end and a signature. What may be uploaded stands in the lead. */
export async function newGrant(kind: LeadKind, leadId: string, now = Date.now()): Promise<string> {
  const expiresAt = now + GRANT_MS;
  return `${expiresAt.toString(36)}.${(await signatureOf(kind, leadId, expiresAt)).toString('base64url')}`;
}

/** Whether the token is a grant for this lead that has not expired. */
export async function isGrant(token: string, kind: LeadKind, leadId: string, now = Date.now()): Promise<boolean> {
  const [end = '', signature = ''] = token.split('.');
  const expiresAt = Number.parseInt(end, 36);
  if (!(expiresAt > now && expiresAt <= now + GRANT_MS)) return false;
  const given = Buffer.from(signature, 'base64url');
  const expected = await signatureOf(kind, leadId, expiresAt);
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}
