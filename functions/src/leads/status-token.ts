import { timingSafeEqual } from 'node:crypto';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { digestOf } from './signed-digest';

/** Bytes of a token: 128 bits. */
export const TOKEN_BYTES = 16;

const tokenDigest = (kind: LeadKind, leadId: string): Buffer =>
  digestOf('enquiry status', kind, leadId).subarray(0, TOKEN_BYTES);

/** The secret of a lead's status link. */
export const statusTokenOf = (kind: LeadKind, leadId: string): string => tokenDigest(kind, leadId).toString('base64url');

/** Whether the token is this lead's, compared in constant time. */
export function isStatusToken(token: string, kind: LeadKind, leadId: string): boolean {
  const given = Buffer.from(token, 'base64url');
  return given.byteLength === TOKEN_BYTES && timingSafeEqual(given, tokenDigest(kind, leadId));
}
