import { type Endpoint, type Schema, fillPath } from '@catalogue/contract/endpoints/endpoint';
import * as v from 'valibot';
import { fetchSameOrigin, isDeviceOffline } from './network-status';

type AnswerOf<E extends Endpoint> = E['answer'] extends Schema ? v.InferOutput<E['answer']> : null;

/**
 * What became of a call: its answer; the server's refusal, in its own words, by field too; or no usable answer at all, when
 * repeating it later is the thing to do. `left` says whether the call may have left the device: then the server may have
 * done what it was asked, and nobody may be told that nothing happened.
 */
export type ApiResult<E extends Endpoint> =
  | { outcome: 'done'; answer: AnswerOf<E> }
  | { outcome: 'refused'; status: number; message: string; errors: Record<string, string> }
  | { outcome: 'unreachable'; left: boolean };

const refusal = v.object({ message: v.string(), errors: v.fallback(v.record(v.string(), v.string()), {}) });

export interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Bearer of whoever calls; null: nobody. */
  token?: string | null;
}

/** Calls our API as its table says. Never rejects. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  { params, query, body, token = null }: CallOptions = {},
): Promise<ApiResult<E>> {
  const headers = {
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const sent = { method: endpoint.method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const left = !isDeviceOffline();
  const asked = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  const answered = await fetchSameOrigin(`/api${fillPath(endpoint.path, params)}${asked}`, sent)
    .then(async (response) => ({ response, content: response.status === 204 ? null : ((await response.json()) as unknown) }))
    .catch(() => null);
  if (answered === null || answered.response.status >= 500) return { outcome: 'unreachable', left };

  const { response, content } = answered;
  if (!response.ok) {
    const read = v.safeParse(refusal, content);
    return { outcome: 'refused', status: response.status, ...(read.success ? read.output : { message: '', errors: {} }) };
  }
  if (typeof endpoint.answer === 'string') return { outcome: 'done', answer: null as AnswerOf<E> };
  // A captive portal answers 200 with a page of its own: that is no answer of ours.
  const read = v.safeParse(endpoint.answer, content);
  return read.success ? { outcome: 'done', answer: read.output as AnswerOf<E> } : { outcome: 'unreachable', left };
}
