import type { DeployContext } from './context';

interface LiveCheck {
  name: string;
  /** A text is what a person should read beside "ok". */
  passes: (get: (path: string, init?: RequestInit) => Promise<Response>) => Promise<boolean | string>;
}

const header = ({ headers }: Response, name: string) => headers.get(name) ?? '';

/** Paths of the scripts that a page loads. */
const scriptsOf = (html: string) => [...html.matchAll(/src="(\/assets\/[^"]+\.js)"/g)].flatMap(([, path]) => path ?? []);

/** Requests that a working site answers. None of them changes anything. */
export const LIVE_CHECKS: readonly LiveCheck[] = [
  {
    name: 'home answers with the app',
    passes: async (get) => {
      const response = await get('/');
      return response.ok && scriptsOf(await response.text()).length > 0;
    },
  },
  {
    name: 'home carries the security policy',
    passes: async (get) => header(await get('/'), 'content-security-policy').includes("object-src 'none'"),
  },
  {
    name: 'scripts are cached for ever',
    passes: async (get) => {
      const [script = '/missing'] = scriptsOf(await (await get('/')).text());
      return header(await get(script), 'cache-control').includes('immutable');
    },
  },
  {
    name: 'the service worker is never cached',
    passes: async (get) => {
      const response = await get('/sw.js');
      return response.ok && header(response, 'cache-control').includes('no-cache');
    },
  },
  { name: 'the app can be installed', passes: async (get) => (await get('/manifest.webmanifest')).ok },
  {
    name: 'the catalogue is served',
    passes: async (get) => header(await get('/catalogue.json'), 'content-type').includes('json'),
  },
  {
    name: 'the catalogue is compressed',
    passes: async (get) =>
      /^(gzip|br)$/.test(header(await get('/catalogue.json'), 'content-encoding')) ||
      'It is not: each first visit loads several times as much (docs/deploy.md)',
  },
  {
    // Google answers `private` or the site's `no-cache` where the function's own header is lost.
    name: 'About Us stays in the CDN',
    passes: async (get) =>
      header(await get('/AboutPage'), 'cache-control').includes('s-maxage') ||
      'It does not: each view of it calls the function (docs/deploy.md)',
  },
  {
    // The page of links in mails: new password, verified address. It has scripts of its own, which the policy of this site would stop.
    name: 'Google’s page for accounts',
    passes: async (get) => {
      const policy = header(await get('/__/auth/action'), 'content-security-policy');
      return policy.includes('trusted-types catalogue')
        ? 'It has the policy of this site: set a new password once by “Forgotten your password?”'
        : true;
    },
  },
  {
    name: 'the catalogue version is served',
    passes: async (get) =>
      typeof ((await (await get('/catalogue-version.json')).json()) as { version?: unknown }).version === 'number',
  },
  { name: 'the API answers', passes: async (get) => (await get('/api/openapi.json')).ok },
  {
    name: 'the API refuses an empty enquiry',
    passes: async (get) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
      const response = await get('/api/quick-enquiries', init);
      return response.status === 422 && header(response, 'content-type').includes('problem+json');
    },
  },
  {
    // Behind a proxy that is not known, all visitors would be one network, and their leads spam.
    name: 'the server sees the network of this computer',
    passes: async (get) => {
      const { network } = (await (await get('/api/network')).json()) as { network: string | null };
      return `${network ?? 'unknown'}. If that is not your address, set TRUSTED_PROXIES (docs/deploy.md)`;
    },
  },
  { name: 'leads are closed to visitors', passes: async (get) => (await get('/api/quick-enquiries/getOrders')).status === 401 },
];

/** A new release reaches the CDN within seconds, a new function within a minute or two. */
const ATTEMPTS = 12;
const WAIT_MS = 10_000;

/** Opens the site and returns the names of checks that fail after two minutes. */
export async function failedLiveChecks({
  fetchPage,
  wait,
  log,
  origin,
}: Pick<DeployContext, 'fetchPage' | 'wait' | 'log' | 'origin'>): Promise<string[]> {
  const get = (path: string, init: RequestInit = {}) =>
    fetchPage(origin + path, { redirect: 'manual', ...init, signal: AbortSignal.timeout(30_000) });
  let remaining = LIVE_CHECKS;
  for (let attempt = 1; ; attempt += 1) {
    const passed = await Promise.all(remaining.map(({ passes }) => passes(get).catch(() => false)));
    remaining.forEach(({ name }, index) => {
      const answer = passed[index];
      if (answer) log(`  ok    ${name}${answer === true ? '' : `: ${answer}`}`);
    });
    remaining = remaining.filter((_, index) => !passed[index]);
    if (remaining.length === 0 || attempt === ATTEMPTS) return remaining.map(({ name }) => name);
    await wait(WAIT_MS);
  }
}
