import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Access } from '@catalogue/contract/endpoints/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const PROJECT = 'demo-authenticate';
const UID = 'ravi';

/** How Auth answers the look-up of an account. */
let lookup: { status: number; body: unknown };
const server = createServer((_, response) => {
  response.writeHead(lookup.status, { 'content-type': 'application/json' }).end(JSON.stringify(lookup.body));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('GCLOUD_PROJECT', PROJECT);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${(server.address() as AddressInfo).port}`);
});
beforeEach(() => void (lookup = { status: 200, body: { users: [{ localId: UID }] } }));
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

const now = Math.floor(Date.now() / 1000);
const CLAIMS = { aud: PROJECT, iss: `https://securetoken.google.com/${PROJECT}`, sub: UID, iat: now, auth_time: now };
const bearer = (claims: object = {}): string => {
  const parts = [
    { alg: 'none', typ: 'JWT' },
    { ...CLAIMS, exp: now + 3600, ...claims },
  ];
  return `Bearer ${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
};
const authenticate = async (token: string) => (await import('./authenticate')).authenticate(token);

/** Shape of Google's errors: https://cloud.google.com/apis/design/errors#http_mapping */
const googleError = (code: number, status: string, message: string) => ({
  status: code,
  body: { error: { code, message, status, errors: [{ message, domain: 'global', reason: status.toLowerCase() }] } },
});

it('knows the account of a valid token', async () => {
  expect(await authenticate(bearer())).toMatchObject({ uid: UID, role: null });
});

it.each([
  ['an expired token', () => authenticate(bearer({ exp: now - 10, iat: now - 4000 }))],
  ['a token of another project', () => authenticate(bearer({ aud: 'other' }))],
  ['no token at all', () => authenticate('Bearer not.a.token')],
  [
    'a deleted account',
    () => {
      lookup.body = {};
      return authenticate(bearer());
    },
  ],
  [
    'a disabled account',
    () => {
      lookup.body = { users: [{ localId: UID, disabled: true }] };
      return authenticate(bearer());
    },
  ],
  [
    'a revoked session',
    () => {
      lookup.body = { users: [{ localId: UID, validSince: String(now + 60) }] };
      return authenticate(bearer());
    },
  ],
])('is nobody with %s', async (_, caller) => {
  expect(await caller()).toBeNull();
});

it.each([
  ['refuses the service account', googleError(403, 'PERMISSION_DENIED', "Permission 'firebaseauth.users.get' denied")],
  ['has no quota left', googleError(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded')],
  ['fails', googleError(500, 'INTERNAL', 'Internal error encountered.')],
])('throws 503 where Auth %s: the caller may be somebody', async (_, answer) => {
  lookup = answer;
  await expect(authenticate(bearer())).rejects.toMatchObject({ status: 503 });
});

describe('requireAppCheck', () => {
  const verify = vi.fn((token: string) => (token === 'valid' ? Promise.resolve() : Promise.reject(new Error('expired'))));
  const call = async (access: Access, token?: string, isOn = true) =>
    (await import('./authenticate')).requireAppCheck(access, token, { isOn, verify });

  it('refuses calls of staff without a valid token', async () => {
    await expect(call('content', 'valid')).resolves.toBeUndefined();
    await expect(call('content', 'expired')).rejects.toMatchObject({ status: 403 });
    await expect(call('clients', 'expired')).rejects.toMatchObject({ status: 403 });
    await expect(call('content')).rejects.toMatchObject({ status: 403 });
  });

  it('requires no token from visitors, in account calls, or without App Check', async () => {
    verify.mockClear();
    await Promise.all([call('public'), call('user'), call('public', 'expired'), call('content', undefined, false)]);
    expect(verify).not.toHaveBeenCalled();
  });
});
