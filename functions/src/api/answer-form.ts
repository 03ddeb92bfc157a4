import type { ServerResponse } from 'node:http';
import { COMPANY } from '@catalogue/contract/company';
import { LEAD_FORMS } from '@catalogue/contract/lead-forms';
import { formIds, missingFieldMessages } from '@catalogue/contract/entities/lead';
import { quantityError } from '@catalogue/contract/entities/quantity';
import type { LeadKind, OrderInput, QuickEnquiryInput, Receipt } from '@catalogue/contract/entities/lead';
import { readCompany } from '../platform/read-company';
import { log } from '../platform/log';
import { fallbackAfter } from '../platform/shared-calls';
import { receiptPage, refusedFormPage } from './form-page';
import type { SentFields } from './form-page';
import { parse } from './parse';
import { HttpError, httpErrorOf } from './http-error';
import type { FormEndpoint, Request } from './read-body';
import { readForm } from './read-body';
import type { UntypedReply } from './route';

/**
 * Answers a form that a browser sent without scripts: with a receipt page, or with the form again, which has everything that was
 * typed. A form without an id is remembered by its content for some minutes, so that a second click makes no second lead; such a
 * form gets no reference and no link, because anybody can send the same content.
 */
export async function answerForm(
  request: Request,
  response: ServerResponse,
  { form: kind, body: schema, refusal, status }: FormEndpoint,
  handle: (body: unknown) => Promise<UntypedReply>,
): Promise<void> {
  let fields: SentFields = {};
  try {
    fields = await readForm(request);
    if (fields.website !== undefined) throw new HttpError(422, { message: AUTOFILLED });
    const body = parse(schema, fields, 422, refusal) as QuickEnquiryInput | OrderInput;
    const reply = await handle({ ...body, id: body.id ?? formIds(Date.now())[0] });
    const receipt = reply?.data as Receipt;
    const isIncomplete = Object.keys(missingFieldMessages(kind, body)).length > 0;
    send(response, status, receiptPage(kind, fields, receipt, isIncomplete, await siteName()));
  } catch (cause) {
    const problem = httpErrorOf(cause);
    if (problem.status >= 500) log.error('Form failed', { status: problem.status }, cause);
    const quantity = kind === 'order' ? quantityError(fields.quantity) : undefined;
    const errors = {
      ...missingFieldMessages(kind, fields),
      ...(quantity !== undefined && { quantity }),
      ...problem.errors,
    };
    for (const [name, value] of Object.entries(problem.headers)) response.setHeader(name, value);
    send(response, problem.status, refusedFormPage(kind, fields, reasonOf(kind, problem), errors, await siteName()));
  }
}

/** A person who has sent a form waits no longer than this for the name above the answer, ms. */
const NAME_MS = 1_000;

async function siteName(): Promise<string> {
  const company = readCompany().catch(() => COMPANY);
  return (await fallbackAfter(NAME_MS, company, COMPANY)).name;
}

/** A browser may autofill the honeypot for a person: the form is shown again without that value, and the next click sends it. */
const AUTOFILLED = 'Please press Submit once more.';

/** SPEC §8 where it has a message for this failure. */
function reasonOf(kind: LeadKind, { status, message }: HttpError): string {
  if (status >= 500) return LEAD_FORMS.quickEnquiry.failure;
  return status === 422 && kind === 'order' && message !== AUTOFILLED ? LEAD_FORMS.order.failure : message;
}

function send(response: ServerResponse, status: number, html: string): void {
  const bytes = Buffer.from(html);
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': bytes.byteLength,
    'cache-control': 'no-store',
  });
  response.end(bytes);
}
