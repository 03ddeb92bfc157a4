import { applicationDefault } from 'firebase-admin/app';
import { inEmulator, projectId } from './environment';

interface ListedBackups {
  backups?: { snapshotTime?: string; state?: string }[];
}

/** Time of the newest of Google's daily backups, ms; null if there is none, and in the emulators. */
export async function newestManagedBackup(
  send: typeof fetch = fetch,
  token = async (): Promise<string> => (await applicationDefault().getAccessToken()).access_token,
): Promise<number | null> {
  if (inEmulator() && send === fetch) return null;
  const url = `https://firestore.googleapis.com/v1/projects/${projectId()}/locations/-/backups`;
  const headers = { authorization: `Bearer ${await token()}` };
  const response = await send(url, { headers, signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`Backups could not be listed: ${response.status}`);
  const { backups = [] } = (await response.json()) as ListedBackups;
  const times = backups.filter(({ state }) => state === 'READY').map(({ snapshotTime = '' }) => Date.parse(snapshotTime));
  return times.length === 0 ? null : Math.max(...times);
}
