import 'fake-indexeddb/auto';
import type { OwnProfile, ProfileEdit } from '@catalogue/contract/entities/account';
import { USER_ROLE } from '@catalogue/contract/entities/session';
import { beforeEach, describe, expect, it, vi } from 'vitest';

type Called =
  | { outcome: 'done'; answer: OwnProfile }
  | { outcome: 'refused'; status: number; message: string }
  | { outcome: 'unreachable' };
type Options = { body?: ProfileEdit };

const callAsUser = vi.fn<(endpoint: { method: string }, options: Options) => Promise<Called>>();
vi.mock('../call-as-user', () => ({ callAsUser }));
vi.mock('../../../data/firebase/auth', () => ({ reloadUser: () => Promise.resolve() }));

// Node has no Web Locks.
vi.stubGlobal('navigator', {});

let server: OwnProfile;
let online: boolean;

/** A server that applies edits, when it can be reached. */
function answer(_endpoint: { method: string }, { body = {} }: Options): Promise<Called> {
  if (!online) return Promise.resolve({ outcome: 'unreachable' });
  server = { ...server, ...body };
  return Promise.resolve({ outcome: 'done', answer: server });
}

/** A page load on the same device. */
async function load() {
  vi.resetModules();
  const session = await import('../session');
  session.saveSession({ uid: 'asha', name: server.name, email: server.email, roles: [USER_ROLE] });
  return { ...(await import('./profile-store')), session };
}

beforeEach(async () => {
  online = true;
  server = {
    ...{ userId: 'asha', name: 'Asha', email: 'asha@example.com', about: '', gender: null, imageName: null },
    ...{ roles: [USER_ROLE], picture: null, imageError: null, emailVerified: true },
  };
  callAsUser.mockReset().mockImplementation(answer);
  await (await load()).clearProfile();
});

describe('profile store', () => {
  it('shows the server version, and shows it offline in the next load', async () => {
    const first = await load();
    await first.refreshProfile();
    expect(first.currentProfile()).toMatchObject({ state: 'saved', profile: { name: 'Asha' } });
    online = false;
    const second = await load();
    await second.refreshProfile();
    expect(second.currentProfile()).toMatchObject({ state: 'saved', profile: { name: 'Asha' } });
  });

  it('stores an offline edit across a reload and sends it once', async () => {
    const first = await load();
    await first.refreshProfile();
    online = false;
    await first.saveProfile({ about: 'Buys gifts' });
    expect(first.currentProfile()).toMatchObject({ state: 'waiting', profile: { about: 'Buys gifts' } });
    expect(await first.hasPendingEdit()).toBe(true);
    expect(server.about).toBe('');
    online = true;
    const second = await load();
    await second.sendPendingEdit();
    expect(server.about).toBe('Buys gifts');
    expect(second.currentProfile().state).toBe('saved');
    callAsUser.mockClear();
    await second.sendPendingEdit();
    expect(callAsUser).not.toHaveBeenCalled();
  });

  it('merges two offline edits; the later value wins', async () => {
    const store = await load();
    await store.refreshProfile();
    online = false;
    await store.saveProfile({ about: 'first', gender: 'female' });
    await store.saveProfile({ about: 'second' });
    online = true;
    callAsUser.mockClear();
    await store.sendPendingEdit();
    expect(callAsUser).toHaveBeenCalledOnce();
    expect(server).toMatchObject({ about: 'second', gender: 'female' });
  });

  it('keeps an edit made while an earlier one is being sent', async () => {
    const store = await load();
    await store.refreshProfile();
    let release: () => void = () => undefined;
    callAsUser.mockImplementationOnce(async (endpoint, options) => {
      await new Promise<void>((resolve) => (release = resolve));
      return answer(endpoint, options);
    });
    const first = store.saveProfile({ about: 'first' });
    await vi.waitFor(() => expect(store.currentProfile().state).toBe('sending'));
    const second = store.saveProfile({ about: 'second' });
    release();
    await Promise.all([first, second]);
    expect(server.about).toBe('second');
    expect(store.currentProfile()).toMatchObject({ state: 'saved', profile: { about: 'second' } });
  });

  it('stores an edit beside one that another tab has stored since this one was opened', async () => {
    const one = await load();
    await one.refreshProfile();
    const other = await load();
    await other.refreshProfile();
    online = false;
    await other.saveProfile({ name: 'Asha R.' });
    await one.saveProfile({ about: 'Buys gifts' });
    expect(one.currentProfile().profile).toMatchObject({ name: 'Asha R.', about: 'Buys gifts' });
    online = true;
    await (await load()).sendPendingEdit();
    expect(server).toMatchObject({ name: 'Asha R.', about: 'Buys gifts' });
  });

  it('sends what another tab has left when the profile is opened', async () => {
    const one = await load();
    await one.refreshProfile();
    const other = await load();
    online = false;
    await other.saveProfile({ name: 'Asha R.' });
    expect(await one.hasPendingEdit()).toBe(true);
    online = true;
    await one.refreshProfile();
    expect(server.name).toBe('Asha R.');
    expect(one.currentProfile()).toMatchObject({ state: 'saved', profile: { name: 'Asha R.' } });
  });

  it('reports why the server refused an edit, and keeps the edit', async () => {
    const store = await load();
    await store.refreshProfile();
    callAsUser.mockResolvedValueOnce({ outcome: 'refused', status: 422, message: 'At most 2000 characters' });
    await store.saveProfile({ about: 'too long' });
    expect(store.currentProfile()).toMatchObject({
      state: 'refused',
      reason: 'At most 2000 characters',
      profile: { about: 'too long' },
    });
  });

  it.each([401, 429])('waits where the refusal (%i) is of the moment', async (status) => {
    const store = await load();
    await store.refreshProfile();
    callAsUser.mockResolvedValueOnce({ outcome: 'refused', status, message: 'Later' });
    await store.saveProfile({ about: 'later' });
    expect(store.currentProfile().state).toBe('waiting');
  });

  it('updates the session with a new name at once', async () => {
    const store = await load();
    await store.refreshProfile();
    online = false;
    await store.saveProfile({ name: 'Asha R.' });
    expect(store.session.currentSession().user?.name).toBe('Asha R.');
  });

  it('deletes everything on clearProfile', async () => {
    const first = await load();
    await first.refreshProfile();
    await first.clearProfile();
    online = false;
    const second = await load();
    second.session.saveSession({ uid: 'ravi', name: 'Ravi', email: 'ravi@example.com', roles: [USER_ROLE] });
    await second.refreshProfile();
    expect(second.currentProfile().profile).toBeNull();
  });
});
