import type { Access } from '@catalogue/contract/endpoints/endpoint';
import { expect, it, vi } from 'vitest';
import { requireAppCheck } from './app-check';

const verify = vi.fn((token: string) => (token === 'valid' ? Promise.resolve() : Promise.reject(new Error('expired'))));
const call = (access: Access, token?: string, isOn = true) => requireAppCheck(access, token, { isOn, verify });

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
