import * as v from 'valibot';
import type { DeployContext } from '../context';
import { expectOk, read } from '../google-api';

/** https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.services */
const SERVICE = 'services/firestore.googleapis.com';
const mode = v.object({ enforcementMode: v.optional(v.string(), 'OFF') });

/** Switches App Check of Firestore on, reads it back, and switches it off. Google applies a change within a quarter of an hour. */
export async function toggleAppCheck({ api, project }: Pick<DeployContext, 'api' | 'project'>): Promise<string> {
  const url = `https://firebaseappcheck.googleapis.com/v1/projects/${project}/${SERVICE}`;
  const set = (enforcementMode: string) =>
    expectOk('App Check could not be set', api.patch(`${url}?updateMask=enforcementMode`, { enforcementMode }));
  await set('ENFORCED');
  const { enforcementMode } = read(mode, await api.get(url), 'App Check could not be read');
  await set('OFF');
  if (enforcementMode !== 'ENFORCED') throw new Error(`it is ${enforcementMode} after it was switched on`);
  return 'for Firestore';
}
