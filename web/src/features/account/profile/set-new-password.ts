import type { FormErrors } from '../../../ui/use-form';
import { ACCOUNT_TEXTS } from '../account-texts';
import { authErrorKindOf } from '../auth-error-kind';

export interface PasswordFields {
  current: string;
  next: string;
  again: string;
}

/** Sets a new password. Resolves to the errors of the form, or to null. */
export async function setNewPassword({ current, next }: PasswordFields): Promise<FormErrors<PasswordFields> | null> {
  const { problems, unheard } = ACCOUNT_TEXTS.password;
  let isConfirmed = false;
  try {
    const { changePassword, confirmPassword } = await import('../../../data/firebase/auth');
    await confirmPassword(current);
    isConfirmed = true;
    await changePassword(next);
    return null;
  } catch (cause) {
    const problem = authErrorKindOf(cause);
    if (problem === 'wrong') return { current: problems.wrong };
    return { problem: isConfirmed && problem === 'offline' ? unheard : problems[problem] };
  }
}
