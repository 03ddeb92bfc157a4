import { afterEach, expect, it, vi } from 'vitest';
import { ownKey, personOfKey } from './own-keys';

const device = (stored: Record<string, string>): void => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null });
};
const session = (uid: string) => JSON.stringify({ uid, name: 'Asha', email: 'a@example.com', roles: [] });

afterEach(() => vi.unstubAllGlobals());

it('a key belongs to who is logged in, and to who was when the server ended the session', () => {
  device({ userData: session('asha'), 'data-owner': 'ravi' });
  expect(ownKey('product', 'new')).toBe('product/asha/new');
  device({ 'data-owner': 'asha' });
  expect(ownKey('product', 'new')).toBe('product/asha/new');
  expect(personOfKey('product/asha/new')).toBe('asha');
  expect(personOfKey(ownKey('import'))).toBe('asha');
});

it('a key of anything else belongs to nobody', () => {
  expect(personOfKey('write/1')).toBeNull();
  expect(personOfKey('lead/asha/1')).toBeNull();
});
