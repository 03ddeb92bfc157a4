import { setTimeout as wait } from 'node:timers/promises';

export interface SiteAnswer {
  status: number;
  data: unknown;
}

interface CallOptions {
  body?: unknown;
  form?: FormData;
  token?: string;
}

interface Place {
  /** Origin of the site. */
  origin: string;
  /** Documents of the project's database, over REST. */
  documents: string;
  fetchPage: typeof fetch;
  /** The network that the server sees, over IPv4 and over IPv6; undefined for one that this computer has not. */
  networks: () => Promise<(string | null | undefined)[]>;
  pause?: (ms: number) => Promise<unknown>;
}

/** A deployed site as its visitors and staff reach it: over REST and, like the app, Firestore with the account's own token. */
export interface RehearsedSite {
  call: (method: string, path: string, options?: CallOptions) => Promise<SiteAnswer>;
  /** Documents of a collection, or one document. */
  read: (path: string, token?: string) => Promise<SiteAnswer>;
  /** Status of a file of the site. */
  statusOf: (path: string) => Promise<number>;
  networks: Place['networks'];
  /** Resolves to the first answer that is not undefined. @throws Error after three minutes without one */
  eventually: <Found>(what: string, look: () => Promise<Found | undefined>) => Promise<Found>;
}

const TIMEOUT_MS = 60_000;
/** New functions start slowly, and a bucket's first event takes minutes. */
const WAIT_MS = 180_000;
const PAUSE_MS = 2_000;

export function siteAt({ origin, documents, fetchPage, networks, pause = wait }: Place): RehearsedSite {
  const send = async (url: string, init: RequestInit, token?: string): Promise<SiteAnswer> => {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const response = await fetchPage(url, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
    return { status: response.status, data: isJson ? (JSON.parse(text) as unknown) : text };
  };
  return {
    networks,
    call: (method, path, { body, form, token } = {}) => {
      if (form !== undefined) return send(origin + path, { method, body: form }, token);
      if (body === undefined) return send(origin + path, { method }, token);
      const json = { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
      return send(origin + path, { method, ...json }, token);
    },
    read: (path, token) => send(`${documents}/${path}`, {}, token),
    statusOf: async (path) => {
      const response = await fetchPage(origin + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      await response.arrayBuffer();
      return response.status;
    },
    eventually: async (what, look) => {
      for (let waited = 0; waited <= WAIT_MS; waited += PAUSE_MS) {
        const found = await look();
        if (found !== undefined) return found;
        await pause(PAUSE_MS);
      }
      throw new Error(`${what} did not come`);
    },
  };
}
