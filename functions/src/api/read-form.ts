import type { Endpoint, Schema } from '@catalogue/contract/endpoints/endpoint';
import type { LeadKind } from '@catalogue/contract/entities/lead';
import { LIMITS } from '@catalogue/contract/limits';
import { mediaTypeOf, readBytes } from './read-body';
import type { Request } from './read-body';

export const FORM_TYPE = 'application/x-www-form-urlencoded';

export const isForm = (request: Request): boolean => mediaTypeOf(request) === FORM_TYPE;

/** An endpoint that accepts a form. */
export type FormEndpoint = Endpoint & { form: LeadKind; body: Schema };

/** Whether a browser without scripts sent the endpoint's form, so that a person sees the answer. */
export const wantsPage = (row: Endpoint, request: Request): row is FormEndpoint =>
  row.form !== undefined && isForm(request) && (request.headers.accept ?? '').includes('text/html');

/**
 * Fields of an urlencoded body. Empty fields are left out; of a repeated field the last value counts.
 *
 * @throws HttpError 413 too large
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const bytes = await readBytes(request, LIMITS.jsonBytes);
  const fields = [...new URLSearchParams(new TextDecoder().decode(bytes))];
  // Browsers send line breaks as CRLF; JSON of the web app has LF.
  return Object.fromEntries(fields.flatMap(([name, value]) => (value === '' ? [] : [[name, value.replace(/\r\n/g, '\n')]])));
}
