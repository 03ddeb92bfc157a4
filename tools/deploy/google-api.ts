import * as v from 'valibot';

export interface Answer {
  status: number;
  body: unknown;
}

/** Calls to Google's REST APIs as the logged-in user. */
export interface GoogleApi {
  get: (url: string) => Promise<Answer>;
  post: (url: string, body: unknown) => Promise<Answer>;
  patch: (url: string, body: unknown) => Promise<Answer>;
  put: (url: string, body: unknown) => Promise<Answer>;
  remove: (url: string) => Promise<Answer>;
}

interface ApiOptions {
  project: string;
  token: () => Promise<string>;
  fetch: typeof fetch;
  wait: (ms: number) => Promise<void>;
}

/** Waits between attempts: Google answers 429 and 5xx while a new project is being set up. */
const RETRY_WAITS_MS = [2_000, 8_000, 30_000];
/**
 * APIs that need the project that pays for the quota. Without it they take that of the Firebase CLI for a user's token, and refuse
 * the call if they are off there.
 */
const NEEDS_QUOTA_PROJECT = ['identitytoolkit.googleapis.com', 'storagetransfer.googleapis.com'];

export function createGoogleApi({ project, token, fetch: send, wait }: ApiOptions): GoogleApi {
  async function call(method: string, url: string, body?: unknown): Promise<Answer> {
    for (let attempt = 0; ; attempt += 1) {
      const quota = NEEDS_QUOTA_PROJECT.includes(new URL(url).hostname) ? { 'x-goog-user-project': project } : {};
      const response = await send(url, {
        method,
        headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json', ...quota },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const delay = RETRY_WAITS_MS[attempt];
      if (delay === undefined || (response.status !== 429 && response.status < 500)) {
        const text = await response.text();
        return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as unknown) };
      }
      await wait(delay);
    }
  }
  return {
    get: (url) => call('GET', url),
    post: (url, body) => call('POST', url, body),
    patch: (url, body) => call('PATCH', url, body),
    put: (url, body) => call('PUT', url, body),
    remove: (url) => call('DELETE', url),
  };
}

const errorBody = v.object({
  error: v.object({
    message: v.optional(v.string(), ''),
    status: v.optional(v.string(), ''),
    details: v.optional(v.array(v.looseObject({ reason: v.optional(v.string()) })), []),
  }),
});

/** Google's error message of an answer; empty if there is none. */
export function errorOf({ body }: Answer): { message: string; reasons: string[] } {
  const parsed = v.safeParse(errorBody, body);
  if (!parsed.success) return { message: '', reasons: [] };
  const { message, status, details } = parsed.output.error;
  return { message, reasons: [status, ...details.flatMap(({ reason }) => reason ?? [])] };
}

export const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** True if the API is off in the project that pays for the call. */
export const isApiDisabled = (answer: Answer): boolean =>
  answer.status === 403 && errorOf(answer).reasons.includes('SERVICE_DISABLED');

/** True if the resource does not exist, or its API is not enabled yet. */
export const isAbsent = (answer: Answer): boolean => answer.status === 404 || isApiDisabled(answer);

/** The body of a successful answer in the expected shape. @throws Error that names what was asked for */
export function read<T>(schema: v.GenericSchema<unknown, T>, answer: Answer, what: string): T {
  if (!isOk(answer)) throw new GoogleError(what, answer);
  return v.parse(schema, answer.body);
}

/** Throws unless the call succeeded. */
export async function expectOk(what: string, calling: Promise<Answer>): Promise<unknown> {
  const answer = await calling;
  if (!isOk(answer)) throw new GoogleError(what, answer);
  return answer.body;
}

export class GoogleError extends Error {
  override name = 'GoogleError';
  constructor(
    what: string,
    readonly answer: Answer,
  ) {
    super(`${what}: Google answered ${answer.status}${errorOf(answer).message ? `, ${errorOf(answer).message}` : ''}`);
  }
}
