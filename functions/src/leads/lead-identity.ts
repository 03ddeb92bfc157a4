import type { LeadKind, QuickEnquiryInput } from '@catalogue/contract/entities/lead';
import type { OrderLine } from '@catalogue/contract/entities/order-line';
import { referenceOf } from '@catalogue/contract/lead-reference';
import { digestOf } from './signed-digest';

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
