import { expect, it, vi } from 'vitest';
import { BLANK, signUp } from './sign-up';

const { callApi } = vi.hoisted(() => ({ callApi: vi.fn() }));
vi.mock('../../../data/network/call-api', () => ({ callApi }));

it.each([
  [
    { password: 'At least 8 characters', about: 'At most 2000 characters' },
    'Password: At least 8 characters; About: At most 2000 characters',
  ],
  [{ invite: 'Not a link' }, 'Not a link'],
  [{}, 'No account could be made.'],
])('signUp names the fields of the errors %j', async (errors, reason) => {
  callApi.mockResolvedValueOnce({ outcome: 'refused', status: 422, message: 'No account could be made.', errors });
  expect(await signUp(BLANK, null)).toBe(reason);
});
