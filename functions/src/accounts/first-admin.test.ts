import { createHash } from 'node:crypto';
import { ADMIN_INVITE } from '@catalogue/contract/collections';
import { beforeEach, expect, it, vi } from 'vitest';
import { findInvite, redeemInvite } from './first-admin';

const TOKEN = 'token-of-the-first-admin';
const asha = { uid: 'asha', email: 'asha@example.com' };
const ravi = { uid: 'ravi', email: 'ravi@example.com' };

/** Documents by path. */
const documents = vi.hoisted(() => new Map<string, Record<string, unknown>>());
const firestoreAnswers = vi.hoisted(() => vi.fn<() => void>());
const grantRole = vi.hoisted(() => vi.fn<(email: string) => Promise<void>>());

vi.mock('./roles', () => ({ grantRole }));
vi.mock('../platform/firestore', () => {
  const doc = (path: string) => ({
    path,
    get: (field: string) => documents.get(path)?.[field],
    data: () => documents.get(path),
  });
  const team = {
    doc: (uid: string) => doc(`team/${uid}`),
    limit: () => ({
      get empty() {
        return [...documents.keys()].every((path) => !path.startsWith('team/'));
      },
    }),
  };
  const transaction = {
    get: (found: unknown) => Promise.resolve(found),
    update: ({ path }: { path: string }, change: object) => void documents.set(path, { ...documents.get(path), ...change }),
  };
  const runTransaction = async (run: (one: typeof transaction) => Promise<unknown>) => {
    const result = await run(transaction);
    firestoreAnswers();
    return result;
  };
  return { firestore: () => ({ doc, collection: () => team, runTransaction }) };
});

const storeInvite = (validMs = 3_600_000): void =>
  void documents.set(ADMIN_INVITE, {
    hash: createHash('sha256').update(TOKEN).digest('hex'),
    expiresAt: { toMillis: () => Date.now() + validMs },
  });

beforeEach(() => {
  documents.clear();
  storeInvite();
  firestoreAnswers.mockReset();
  grantRole.mockReset();
  grantRole.mockImplementation((email) => {
    documents.set(`team/${email.split('@')[0]}`, { role: 'admin' });
    return Promise.resolve();
  });
});

it('makes one account the first admin, and answers the same to the same account again', async () => {
  expect(await findInvite(TOKEN)).toEqual({ redeemedBy: null });
  expect(await redeemInvite(TOKEN, asha)).toBe(true);
  expect(await redeemInvite(TOKEN, asha)).toBe(true);
  expect(await findInvite(TOKEN)).toEqual({ redeemedBy: 'asha' });
  expect(await redeemInvite(TOKEN, ravi)).toBe(false);
  expect(grantRole.mock.calls.map(([email]) => email)).toEqual([asha.email, asha.email]);
});

it('completes a grant that was interrupted, for the same account only', async () => {
  grantRole.mockRejectedValueOnce(new Error('Auth is down'));
  await expect(redeemInvite(TOKEN, asha)).rejects.toThrow('Auth is down');
  expect(await redeemInvite(TOKEN, ravi)).toBe(false);
  expect(await redeemInvite(TOKEN, asha)).toBe(true);
});

it('succeeds where the answer of Firestore was lost', async () => {
  firestoreAnswers.mockImplementationOnce(() => {
    throw Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
  });
  expect(await redeemInvite(TOKEN, asha)).toBe(true);
});

it.each([
  ['lost the role', { role: 'rep' }],
  ['left the team', undefined],
])('gives no role back to an account that %s since', async (_, member) => {
  await redeemInvite(TOKEN, asha);
  documents.set('team/ravi', { role: 'admin' });
  if (member === undefined) documents.delete('team/asha');
  else documents.set('team/asha', member);
  expect(await redeemInvite(TOKEN, asha)).toBe(false);
});

it.each([
  ['a wrong token', () => undefined, 'another token'],
  ['an expired link', () => storeInvite(-1), TOKEN],
  ['no link', () => void documents.delete(ADMIN_INVITE), TOKEN],
  ['a team', () => void documents.set('team/someone', { role: 'admin' }), TOKEN],
])('refuses %s', async (_, prepare, token) => {
  prepare();
  expect(await findInvite(token)).toBeNull();
  expect(await redeemInvite(token, asha)).toBe(false);
  expect(grantRole).not.toHaveBeenCalled();
});
