import { PATHS } from '@catalogue/contract/paths';
import * as v from 'valibot';

/** What a page hands over when it sends someone to /LoginPage; kept in the history entry, so it outlives a reload. */
const arrival = v.object({
  /** Where to go on after the login: a path of this site. */
  from: v.fallback(v.pipe(v.string(), v.regex(/^\/(?![/\\])/)), PATHS.user.home),
  /** Why signing up did not work, '' when it did or was not tried. */
  signUpProblem: v.fallback(v.string(), ''),
  email: v.fallback(v.string(), ''),
});
export type LoginState = v.InferOutput<typeof arrival>;

/** Reads the state of a history entry, whatever it holds. */
export function readLoginState(state: unknown): LoginState {
  return v.parse(arrival, typeof state === 'object' && state !== null ? state : {});
}
