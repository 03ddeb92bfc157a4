import { isSendable, orderInput, quickEnquiryInput, type LeadKind } from '@catalogue/contract/entities/lead';
import { leads } from '@catalogue/contract/endpoints/leads';
import * as v from 'valibot';
import { decodeTransferCode } from '../../lib/transfer-code';
import { answerOf, failureReason } from '../data/failure-reason';
import { callModule } from '../data/firebase-modules';
import { LEAD_TEXTS } from './lead-texts';

const { transfer: texts } = LEAD_TEXTS;

/** An enquiry that was read from a pasted message and can be stored. */
export interface TransferredLead {
  kind: LeadKind;
  id: string;
  /** The request's body. */
  body: Readonly<Record<string, unknown>>;
  /** What staff see before they store it. */
  summary: string;
}

/** Reads the enquiry in a pasted message, or returns the message that says why none can be stored. */
export function readTransferCode(message: string): TransferredLead | { problem: string } {
  const found = decodeTransferCode(message);
  if (found === 'none') return { problem: texts.none };
  if (found === 'damaged') return { problem: texts.damaged };
  const { kind, id, content } = found;
  const body = { ...content, id };
  const parsed = kind === 'order' ? v.safeParse(orderInput, body) : v.safeParse(quickEnquiryInput, body);
  if (!parsed.success || !isSendable(kind, parsed.output)) return { problem: texts.damaged };
  const { name, mobile, email } = parsed.output;
  const asked = 'message' in parsed.output ? parsed.output.message : parsed.output.productrequest;
  return {
    kind,
    id,
    body,
    summary: [name, mobile, email, asked].filter((text) => text !== '').join(' · '),
  };
}

/**
 * Sends the enquiry like the enquirer's device, with its id: it stays one lead. As a member of the team: it does not count against the network
 * here. Returns its reference, or what went wrong.
 */
export async function storeTransferredLead({
  kind,
  body,
}: TransferredLead): Promise<{ reference: string } | { problem: string }> {
  try {
    const { callAsUser } = await callModule();
    return answerOf(await callAsUser(kind === 'order' ? leads.sendOrder : leads.sendQuickEnquiry, { body }));
  } catch (error) {
    return { problem: texts.failed(failureReason(error)) };
  }
}
