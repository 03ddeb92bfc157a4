import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newestManagedBackup } from './managed-backups';

describe('newestManagedBackup', () => {
  beforeEach(() => void vi.stubEnv('GCLOUD_PROJECT', 'demo-gifts'));
  afterEach(() => void vi.unstubAllEnvs());

  const answer =
    (body: unknown, status = 200) =>
    (url: string | URL | Request) => {
      expect(url).toBe('https://firestore.googleapis.com/v1/projects/demo-gifts/locations/-/backups');
      return Promise.resolve(Response.json(body, { status }));
    };
  const token = () => Promise.resolve('token');

  it('is the newest that is ready', async () => {
    const backups = [
      { snapshotTime: '2026-11-20T00:00:00Z', state: 'READY' },
      { snapshotTime: '2026-11-21T00:00:00Z', state: 'READY' },
      { snapshotTime: '2026-11-22T00:00:00Z', state: 'CREATING' },
    ];
    expect(await newestManagedBackup(answer({ backups }), token)).toBe(Date.UTC(2026, 10, 21));
    expect(await newestManagedBackup(answer({}), token)).toBeNull();
  });

  it('throws where the listing is refused', async () => {
    await expect(newestManagedBackup(answer({}, 403), token)).rejects.toThrow('403');
  });
});
