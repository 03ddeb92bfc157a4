import { accounts } from '@catalogue/contract/endpoints/accounts';
import { callApi } from '../../../data/network/call-api';
import { ACCOUNT_TEXTS } from '../account-texts';

export interface SignUpFields {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
  gender: string;
  about: string;
}

export const BLANK: SignUpFields = { name: '', email: '', password: '', confirmPassword: '', gender: '', about: '' };

type SignUpErrors = Partial<Record<keyof SignUpFields, string>>;

/** SPEC §5's messages. All are shown; only the mismatch stops the form. */
export function signUpErrors(fields: SignUpFields): SignUpErrors {
  const { required } = ACCOUNT_TEXTS;
  return {
    ...(fields.name.trim() === '' && { name: required.name }),
    ...(fields.email.trim() === '' && { email: required.email }),
    ...(fields.password === '' && { password: required.password }),
    ...(fields.password !== fields.confirmPassword && { confirmPassword: required.mismatch }),
  };
}

/** The fields of a failed sign-up, shown when the person returns to the form. In memory only, without passwords. */
let draft: SignUpFields = BLANK;
export const signUpDraft = (): SignUpFields => draft;
export function keepSignUpDraft(fields: SignUpFields): void {
  draft = { ...fields, password: '', confirmPassword: '' };
}

/** An error of the server with the label of its field, which the login page does not show. */
function namedError([field, error]: [string, string]): string {
  const labels: Readonly<Record<string, string>> = ACCOUNT_TEXTS.fields;
  const label = labels[field];
  return label === undefined ? error : `${label}: ${error}`;
}

/**
 * Signs up through the API, which creates the account and its profile together. Resolves to null, or to the reason why no
 * account was made.
 */
export async function signUp(fields: SignUpFields, invite: string | null): Promise<string | null> {
  const called = await callApi(accounts.register, { body: { ...fields, ...(invite !== null && { invite }) } });
  switch (called.outcome) {
    case 'done':
      return null;
    case 'unreachable':
      return called.maybeSent ? ACCOUNT_TEXTS.signUp.unheard : ACCOUNT_TEXTS.signUp.offline;
    case 'refused':
      return Object.entries(called.errors).map(namedError).join('; ') || called.message;
  }
}
