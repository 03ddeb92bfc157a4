import { ROLES, type Session, USER_ROLE } from '@catalogue/contract/entities/session';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const asha: Session = { uid: 'asha', name: 'Asha', email: 'asha@example.com', roles: [USER_ROLE] };
const boss: Session = { uid: 'boss', name: 'Boss', email: 'boss@example.com', roles: [ROLES.admin, USER_ROLE] };

class FakeStorage {
  items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
}

let storage: FakeStorage;
let page: EventTarget;

/** A page load: the module reads the device's memory as it is now. */
async function load() {
  vi.resetModules();
  return import('./session');
}

/** What a browser does in this tab when another one has written. */
function otherTabWrites(value: Session | null): void {
  if (value) storage.setItem('userData', JSON.stringify(value));
  else storage.removeItem('userData');
  page.dispatchEvent(Object.assign(new Event('storage'), { key: 'userData' }));
}

beforeEach(() => {
  storage = new FakeStorage();
  page = new EventTarget();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

describe('the stored session', () => {
  it('is read in the first frame of the next load, with its role', async () => {
    (await load()).saveSession(boss);
    expect((await load()).currentSession()).toEqual({ user: boss, role: 'admin', ready: false });
    (await load()).saveSession(asha);
    expect((await load()).currentSession()).toEqual({ user: asha, role: null, ready: false });
  });

  it('is deleted by a logout', async () => {
    const first = await load();
    first.saveSession(asha);
    first.clearSession();
    expect(first.currentSession().user).toBeNull();
    expect((await load()).currentSession()).toEqual({ user: null, role: null, ready: true });
  });

  it.each(['', 'not json', '{}', '{"uid":1}', '[]', 'null'])('reads %j as logged out', async (text) => {
    storage.setItem('userData', text);
    expect((await load()).currentSession().user).toBeNull();
  });

  it('follows logins and logouts in other tabs', async () => {
    const { subscribe, currentSession } = await load();
    const seen: (string | undefined)[] = [];
    const stop = subscribe(() => seen.push(currentSession().user?.name));
    otherTabWrites(asha);
    otherTabWrites(boss);
    otherTabWrites(null);
    stop();
    otherTabWrites(asha);
    expect(seen).toEqual(['Asha', 'Boss', undefined]);
  });

  it('lasts as long as the tab when storage is refused', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.assign(storage, { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { saveSession, clearSession, currentSession } = await load();
    expect(currentSession().user).toBeNull();
    saveSession(asha);
    expect(currentSession().user).toEqual(asha);
    clearSession();
    expect(currentSession().user).toBeNull();
  });

  it('notifies listeners once per change, not once per token', async () => {
    const { subscribe, saveSession } = await load();
    const listener = vi.fn();
    subscribe(listener);
    saveSession(asha);
    saveSession({ ...asha });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
