import { type Endpoint, type Schema, fillPath } from '@catalogue/contract/endpoints/endpoint';
import * as v from 'valibot';
import { fetchSameOrigin, isDeviceOffline } from './network-status';

type AnswerOf<E extends Endpoint> = E['answer'] extends Schema ? v.InferOutput<E['answer']> : null;

/**
 * The result of a call: the answer; the server's refusal with its message and errors by field; or no usable answer, so
 * that the call should be repeated later. `maybeSent`: the request may have reached the server and taken effect.
 */
export type ApiResult<E extends Endpoint> =
  | { outcome: 'done'; answer: AnswerOf<E> }
  | { outcome: 'refused'; status: number; message: string; errors: Record<string, string> }
  | { outcome: 'unreachable'; maybeSent: boolean };

const refusal = v.object({ message: v.string(), errors: v.fallback(v.record(v.string(), v.string()), {}) });

export interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Bearer token; null calls without one. */
  token?: string | null;
  headers?: Record<string, string>;
  /** Cancels the call, which then is 'unreachable'. */
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** SPEC §7's paths without `/api` stand under it, too. */
const urlOf = (path: string): string => (path.startsWith('/api/') ? path : `/api${path}`);

/** Calls an endpoint of our API. Never rejects. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  { params, query, body, headers: others, token = null, signal, timeoutMs }: CallOptions = {},
): Promise<ApiResult<E>> {
  const headers = {
    ...others,
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const init = {
    method: endpoint.method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  };
  const maybeSent = !isDeviceOffline();
  const search = query === undefined ? '' : `?${new URLSearchParams(query).toString()}`;
  const result = await fetchSameOrigin(`${urlOf(fillPath(endpoint.path, params))}${search}`, init, timeoutMs)
    .then(async (response) => ({ response, content: response.status === 204 ? null : ((await response.json()) as unknown) }))
    .catch(() => null);
  if (result === null || result.response.status >= 500) return { outcome: 'unreachable', maybeSent };

  const { response, content } = result;
  if (!response.ok) {
    const read = v.safeParse(refusal, content);
    return { outcome: 'refused', status: response.status, ...(read.success ? read.output : { message: '', errors: {} }) };
  }
  if (typeof endpoint.answer === 'string') return { outcome: 'done', answer: null as AnswerOf<E> };
  // A captive portal answers 200 with its own page.
  const read = v.safeParse(endpoint.answer, content);
  return read.success ? { outcome: 'done', answer: read.output as AnswerOf<E> } : { outcome: 'unreachable', maybeSent };
}
