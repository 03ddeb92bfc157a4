import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LeadKind, QuickEnquiryInput } from '@catalogue/contract/entities/lead';
import { referenceOf } from '@catalogue/contract/lead-reference';
import type { OrderLine } from '@catalogue/contract/entities/order-line';
import { siteKeys } from '../platform/site-keys';

/*
 * Values that the server derives from a lead with its own key: only the server can compute them, and none is stored
 * (docs/decisions/007-lead-intake.md).
 */

/** Bytes of a token: 128 bits. */
const TOKEN_BYTES = 16;

const digestOf = (purpose: string, ...parts: readonly string[]): Buffer =>
  createHmac('sha256', Buffer.from(siteKeys().signing, 'base64url'))
    .update(JSON.stringify([purpose, ...parts]))
    .digest();

/** Fields in one order, so that equal contents have one text. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${textOf(one)}`).join()}}`;
}

type QuickEnquiryContent = Omit<QuickEnquiryInput, 'id' | 'website' | 'attachment'>;
interface Content {
  productId?: string | null;
  lines?: readonly OrderLine[] | undefined;
}

/**
 * What makes two contents the same enquiry. The prices that the device showed do not count: they may have changed between two tries.
 * A line that says no more than SPEC's fields does not count either: a form that is sent before its scripts have loaded has none.
 */
function withoutPrices({ lines, ...content }: Content & object): object {
  const [first] = lines ?? [];
  const saysNoMore =
    lines?.length === 1 && first?.productId === content.productId && !first?.option && !first?.branding && !first?.note;
  if (lines === undefined || saysNoMore) return content;
  return { ...content, lines: lines.map((line) => ({ ...line, price: undefined, offer: undefined })) };
}

/** Tells contents apart without holding them. */
export const contentDigestOf = (kind: LeadKind, content: QuickEnquiryContent | Content): string =>
  digestOf('content', kind, textOf('lines' in content ? withoutPrices(content) : content)).toString('base64url');

/** Id of the lead that a submission makes where its own id is not random, or names another content already. */
export const derivedLeadId = (kind: LeadKind, submissionId: string, contentDigest: string): string =>
  digestOf('lead', kind, submissionId, contentDigest).toString('hex').slice(0, 32);

/** References to try for a lead, one after the other. Another lead may have the first ones. */
export const referenceCandidate = (kind: LeadKind, leadId: string, attempt: number): string =>
  referenceOf(kind, digestOf('reference', kind, leadId, String(attempt)));

const tokenDigest = (kind: LeadKind, leadId: string): Buffer =>
  digestOf('enquiry status', kind, leadId).subarray(0, TOKEN_BYTES);

/** The secret of a lead's status link. */
export const statusTokenOf = (kind: LeadKind, leadId: string): string => tokenDigest(kind, leadId).toString('base64url');

/** Whether the token is this lead's, compared in constant time. */
export function isStatusToken(token: string, kind: LeadKind, leadId: string): boolean {
  const given = Buffer.from(token, 'base64url');
  return given.byteLength === TOKEN_BYTES && timingSafeEqual(given, tokenDigest(kind, leadId));
}

/** How long a grant is valid. */
export const GRANT_MS = 3_600_000;

const grantDigest = (kind: LeadKind, leadId: string, expiresAt: number): Buffer =>
  digestOf('enquiry attachment', kind, leadId, String(expiresAt));

const grantOf = (expiresAt: number, digest: Buffer): string => `${expiresAt.toString(36)}.${digest.toString('base64url')}`;

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

/** Secrets of the answer to a filled honeypot. They have the form of true ones and open nothing. */
export function decoysOf(kind: LeadKind, submission: readonly string[], now: number) {
  const digest = digestOf('decoy', kind, ...submission);
  return {
    reference: referenceOf(kind, digest.subarray(TOKEN_BYTES)),
    statusToken: digest.subarray(0, TOKEN_BYTES).toString('base64url'),
    grant: grantOf(now + GRANT_MS, digestOf('decoy grant', kind, ...submission)),
  };
}
