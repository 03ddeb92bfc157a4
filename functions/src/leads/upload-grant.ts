import { timingSafeEqual } from 'node:crypto';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { digestOf } from './signed-digest';

/** How long a grant is valid. */
export const GRANT_MS = 3_600_000;

const grantDigest = (kind: LeadKind, leadId: string, expiresAt: number): Buffer =>
  digestOf('enquiry attachment', kind, leadId, String(expiresAt));

/** A grant as text. */
export const grantOf = (expiresAt: number, digest: Buffer): string =>
  `${expiresAt.toString(36)}.${digest.toString('base64url')}`;

/** A token that allows one upload to this lead: its end and a signature. What may be uploaded stands in the lead. */
export function newGrant(kind: LeadKind, leadId: string, now = Date.now()): string {
  const expiresAt = now + GRANT_MS;
  return grantOf(expiresAt, grantDigest(kind, leadId, expiresAt));
}

/** Whether the token is a grant for this lead that has not expired. */
export function isGrant(token: string, kind: LeadKind, leadId: string): boolean {
  const now = Date.now();
  const [end = '', signature = ''] = token.split('.');
  const expiresAt = Number.parseInt(end, 36);
  if (!(expiresAt > now && expiresAt <= now + GRANT_MS)) return false;
  const given = Buffer.from(signature, 'base64url');
  const expected = grantDigest(kind, leadId, expiresAt);
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}
