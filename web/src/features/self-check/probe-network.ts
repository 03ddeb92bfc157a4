import { learnServerTime } from '../../data/network/server-clock';
import { fetchSameOrigin } from '../../data/network/network-status';

/**
 * `failed`: our server answered with an error of its own. `changed`: something answered, and it was not our server: a login page, a
 * proxy. `blocked`: no answer in time.
 */
export type ProbeOutcome = 'through' | 'failed' | 'changed' | 'blocked';

export interface ProbeResult {
  name: ProbeName;
  outcome: ProbeOutcome;
  milliseconds: number;
  /** Milliseconds that the server's clock is ahead of the device's; null without an answer of our server. */
  clockError: number | null;
}

/** Expected answers of each part of the site. Enquiries go to the API. */
const PROBES = {
  // The query bypasses the service worker's precache.
  site: { path: '/app.html?self-check', type: 'text/html', status: 200, contains: 'id="root"' },
  catalogue: { path: '/catalogue-version.json', type: 'application/json', status: 200, contains: '"version"' },
  api: { path: '/api/products/self-check', type: 'application/problem+json', status: 404, contains: '"requestId"' },
} as const;
export type ProbeName = keyof typeof PROBES;
export const PROBE_NAMES = Object.keys(PROBES) as ProbeName[];

const TIMEOUT_MS = 10_000;

interface ProbeDeps {
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Monotonic, ms. */
  now: () => number;
}

const browser: ProbeDeps = {
  fetch: (path, init) => fetchSameOrigin(path, init, TIMEOUT_MS),
  now: () => performance.now(),
};

/** Our functions answer an error as a problem document. Hosting's own errors of 5xx come without one, from our origin all the same. */
const isOurError = ({ status, headers }: Response): boolean =>
  status >= 500 && !(headers.get('content-type') ?? '').startsWith('text/html');

/** Requests something that only our server answers from one part of the site. Never rejects. */
export async function probe(name: ProbeName, { fetch, now }: ProbeDeps = browser): Promise<ProbeResult> {
  const { path, type, status, contains } = PROBES[name];
  const startedAt = now();
  const result = (outcome: ProbeOutcome, clockError: number | null): ProbeResult => ({
    name,
    outcome,
    milliseconds: Math.round(now() - startedAt),
    clockError,
  });
  try {
    // `reload` bypasses the HTTP cache. A redirect leads to a login page.
    const response = await fetch(path, { cache: 'reload', redirect: 'error', credentials: 'omit' });
    const isOurs =
      response.status === status &&
      response.headers.get('content-type')?.startsWith(type) === true &&
      (await response.text()).includes(contains);
    if (!isOurs) return result(isOurError(response) ? 'failed' : 'changed', null);
    const serverTime = learnServerTime(response);
    return result('through', serverTime === null ? null : serverTime - Date.now());
  } catch {
    return result('blocked', null);
  }
}

/** Probes every part of the site at once. */
export const probeAll = (): Promise<ProbeResult[]> => Promise.all(PROBE_NAMES.map((name) => probe(name)));
