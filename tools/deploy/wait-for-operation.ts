import * as v from 'valibot';
import { UserError } from '../user-error';
import { type GoogleApi, read } from './google-api';

const operation = v.object({
  name: v.optional(v.string(), ''),
  done: v.optional(v.boolean(), false),
  error: v.optional(v.object({ message: v.optional(v.string(), '') })),
});

const POLL_MS = 5_000;
const MAX_POLLS = 120;

/** Waits until one of Google's long-running operations has ended. `base` is the API's URL before the operation's name. */
export async function waitForOperation(
  api: GoogleApi,
  wait: (ms: number) => Promise<void>,
  base: string,
  started: unknown,
): Promise<void> {
  let state = v.parse(operation, started);
  for (let poll = 0; !state.done && state.name !== '' && !state.name.endsWith('DONE_OPERATION'); poll += 1) {
    if (poll === MAX_POLLS) throw new UserError('Google has not finished after ten minutes: run this again later.');
    await wait(POLL_MS);
    state = read(operation, await api.get(`${base}/${state.name}`), 'The progress could not be read');
  }
  if (state.error) throw new UserError(`Google could not finish: ${state.error.message}`);
}
