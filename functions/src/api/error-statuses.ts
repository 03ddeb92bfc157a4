import type { Endpoint } from '@catalogue/contract/endpoints/endpoint';

const DESCRIPTIONS: Record<number, string> = {
  400: 'The query or the JSON cannot be read',
  401: 'No valid token',
  403: 'Not for this account',
  404: 'There is no such thing',
  409: 'Taken, or changed by someone else in the meantime',
  413: 'Too large',
  415: 'Not the kind of content that is accepted',
  422: 'A field is at fault; `errors` names it',
  429: 'Too many requests; `Retry-After` says when to come back',
  503: 'Busy; `Retry-After` says when to come back',
};

/** Error statuses of an endpoint in ascending order, without those of every endpoint (unknown path, 405, 500). */
export function errorStatusesOf({
  method,
  access,
  params,
  query,
  body,
  limit,
  errorStatuses = [],
}: Endpoint): [number, string][] {
  const statuses = new Set<number>([...errorStatuses, 503]);
  if (query !== undefined || body !== undefined) statuses.add(400);
  if (access !== 'public') [401, 403].forEach((status) => statuses.add(status));
  if (params !== undefined) statuses.add(404);
  if (body !== undefined) [413, 415, 422].forEach((status) => statuses.add(status));
  // Public reads that no cache answers are limited in app.ts.
  if (limit !== undefined || (access === 'public' && method === 'GET')) statuses.add(429);
  return [...statuses].sort((one, other) => one - other).map((status) => [status, DESCRIPTIONS[status] ?? '']);
}
