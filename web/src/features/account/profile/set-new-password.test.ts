import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCOUNT_TEXTS } from '../account-texts';
import { setNewPassword } from './set-new-password';

const { changePassword, confirmPassword } = vi.hoisted(() => ({ changePassword: vi.fn(), confirmPassword: vi.fn() }));
vi.mock('../../../data/firebase/auth', () => ({ changePassword, confirmPassword }));

const failure = (code: string) => Object.assign(new Error(code), { code });
const typed = { current: 'the old one', next: 'the new one', again: 'the new one' };
const { problems, unheard } = ACCOUNT_TEXTS.password;

beforeEach(() => {
  confirmPassword.mockReset().mockResolvedValue(undefined);
  changePassword.mockReset().mockResolvedValue(undefined);
});

describe('setNewPassword', () => {
  it('changes the password after the current one is confirmed', async () => {
    expect(await setNewPassword(typed)).toBeNull();
    expect(changePassword).toHaveBeenCalledWith('the new one');
  });

  it.each([
    ['auth/wrong-password', { current: problems.wrong }],
    ['auth/network-request-failed', { problem: problems.offline }],
    ['auth/too-many-requests', { problem: problems.tooMany }],
  ])('changes nothing after %s of the confirmation', async (code, errors) => {
    confirmPassword.mockRejectedValue(failure(code));
    expect(await setNewPassword(typed)).toEqual(errors);
    expect(changePassword).not.toHaveBeenCalled();
  });

  it('says that the password may have been changed if the answer is lost', async () => {
    changePassword.mockRejectedValue(failure('auth/network-request-failed'));
    expect(await setNewPassword(typed)).toEqual({ problem: unheard });
  });

  it('names a weak password', async () => {
    changePassword.mockRejectedValue(failure('auth/weak-password'));
    expect(await setNewPassword(typed)).toEqual({ problem: problems.weakPassword });
  });
});
