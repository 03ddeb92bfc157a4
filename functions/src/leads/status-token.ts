import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { signingKey } from '../platform/signing-key';

/** Bytes of a token: 128 bits. */
const TOKEN_BYTES = 16;

/** Whether an id is 32 hex digits or a UUID, as devices make them. Others can guess a shorter one. */
export const isUnguessableId = (leadId: string): boolean =>
  /^[0-9a-f]{32}$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(leadId);

const digest = (key: Buffer, kind: LeadKind, leadId: string): Buffer =>
  createHmac('sha256', key).update(`enquiry status\n${kind}\n${leadId}`).digest().subarray(0, TOKEN_BYTES);

/** The secret of a lead's status link. It is derived from a key and stored nowhere. */
export const statusTokenOf = async (kind: LeadKind, leadId: string): Promise<string> =>
  digest(await signingKey(), kind, leadId).toString('base64url');

/** Whether the token is this lead's, compared in constant time. */
export async function isStatusToken(token: string, kind: LeadKind, leadId: string): Promise<boolean> {
  const given = Buffer.from(token, 'base64url');
  return given.byteLength === TOKEN_BYTES && timingSafeEqual(given, digest(await signingKey(), kind, leadId));
}
