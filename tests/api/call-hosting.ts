import { stack } from '../stack';

export interface HostingAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** Calls the API through Hosting, with a JSON body. */
export async function call(method: string, path: string, body?: unknown, token?: string): Promise<HostingAnswer> {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  const response = await fetch(stack().baseUrl + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text || '{}') as Record<string, unknown> };
}
