import { PATHS } from '@catalogue/contract/paths';
import * as v from 'valibot';

/** State of the history entry of /LoginPage, set by the page that sent the person there. It survives a reload. */
const loginState = v.object({
  /** Path on this site to open after the login. */
  from: v.fallback(v.pipe(v.string(), v.regex(/^\/(?![/\\])/)), PATHS.user.home),
  /** Why the sign-up failed; '' otherwise. */
  signUpProblem: v.fallback(v.string(), ''),
  /** Invitation of the failed sign-up; '' without one. */
  invite: v.fallback(v.string(), ''),
  email: v.fallback(v.string(), ''),
});
export type LoginState = v.InferOutput<typeof loginState>;

/** Reads the state of a history entry; unknown state gives the defaults. */
export function readLoginState(state: unknown): LoginState {
  return v.parse(loginState, typeof state === 'object' && state !== null ? state : {});
}
