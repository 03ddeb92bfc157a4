import { createHmac, timingSafeEqual } from 'node:crypto';
import { referenceOf, type LeadKind, type QuickEnquiryInput } from '@catalogue/contract/entities/lead';
import type { OrderLine } from '@catalogue/contract/entities/order-line';
import { signingKey } from '../platform/signing-key';

/*
 * What the server derives from a lead under its own key: nobody else can make or guess it, and none of it is stored
 * (docs/decisions/007-lead-intake.md).
 */

/** Bytes of a token: 128 bits. */
const TOKEN_BYTES = 16;

const digestOf = async (purpose: string, ...parts: readonly string[]): Promise<Buffer> =>
  createHmac('sha256', await signingKey())
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
export const contentDigestOf = async (kind: LeadKind, content: QuickEnquiryContent | Content): Promise<string> =>
  (await digestOf('content', kind, textOf('lines' in content ? withoutPrices(content) : content))).toString('base64url');

/** Id of the lead that a submission makes where its own id is not random, or names another content already. */
export const derivedLeadId = async (kind: LeadKind, submissionId: string, contentDigest: string): Promise<string> =>
  (await digestOf('lead', kind, submissionId, contentDigest)).toString('hex').slice(0, 32);

/** References to try for a lead, one after the other. Another lead may have the first ones. */
export const referenceCandidate = async (kind: LeadKind, leadId: string, attempt: number): Promise<string> =>
  referenceOf(kind, await digestOf('reference', kind, leadId, String(attempt)));

const tokenDigest = async (kind: LeadKind, leadId: string): Promise<Buffer> =>
  (await digestOf('enquiry status', kind, leadId)).subarray(0, TOKEN_BYTES);

/** The secret of a lead's status link. */
export const statusTokenOf = async (kind: LeadKind, leadId: string): Promise<string> =>
  (await tokenDigest(kind, leadId)).toString('base64url');

/** Whether the token is this lead's, compared in constant time. */
export async function isStatusToken(token: string, kind: LeadKind, leadId: string): Promise<boolean> {
  const given = Buffer.from(token, 'base64url');
  return given.byteLength === TOKEN_BYTES && timingSafeEqual(given, await tokenDigest(kind, leadId));
}

/** How long a grant is valid. */
export const GRANT_MS = 3_600_000;

const grantDigest = (kind: LeadKind, leadId: string, expiresAt: number): Promise<Buffer> =>
  digestOf('enquiry attachment', kind, leadId, String(expiresAt));

const grantOf = (expiresAt: number, digest: Buffer): string => `${expiresAt.toString(36)}.${digest.toString('base64url')}`;

/** A token that allows one upload to this lead: its end and a signature. What may be uploaded stands in the lead. */
export async function newGrant(kind: LeadKind, leadId: string, now = Date.now()): Promise<string> {
  const expiresAt = now + GRANT_MS;
  return grantOf(expiresAt, await grantDigest(kind, leadId, expiresAt));
}

/** Whether the token is a grant for this lead that has not expired. */
export async function isGrant(token: string, kind: LeadKind, leadId: string, now = Date.now()): Promise<boolean> {
  const [end = '', signature = ''] = token.split('.');
  const expiresAt = Number.parseInt(end, 36);
  if (!(expiresAt > now && expiresAt <= now + GRANT_MS)) return false;
  const given = Buffer.from(signature, 'base64url');
  const expected = await grantDigest(kind, leadId, expiresAt);
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
}

/** Secrets of the answer to a filled honeypot. They have the form of true ones and open nothing. */
export async function decoysOf(kind: LeadKind, submission: readonly string[], now: number) {
  const digest = await digestOf('decoy', kind, ...submission);
  return {
    reference: referenceOf(kind, digest.subarray(TOKEN_BYTES)),
    statusToken: digest.subarray(0, TOKEN_BYTES).toString('base64url'),
    grant: grantOf(now + GRANT_MS, await digestOf('decoy grant', kind, ...submission)),
  };
}
