import { ROLES, USER_ROLE } from '@catalogue/contract/entities/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const asha = { uid: 'asha', name: 'Asha', email: 'asha@example.com', roles: [ROLES.rep, USER_ROLE] };

const stored = new Map<string, string>();
let page: EventTarget;
const root = { replaceChildren: vi.fn() };
const location = { href: 'https://example.com/basket', pathname: '/basket', replace: vi.fn(), reload: vi.fn() };

async function openPage(): Promise<void> {
  vi.resetModules();
  (await import('./guard-document')).guardDocument();
}

/** What a browser does in this tab when another one has written. */
function otherTabWrites(key: string, newValue: string | null): void {
  const oldValue = stored.get(key) ?? null;
  if (newValue === null) stored.delete(key);
  else stored.set(key, newValue);
  page.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }));
}
const dispatch = (type: string) => page.dispatchEvent(Object.assign(new Event(type), { persisted: true }));
const isLeft = () => location.replace.mock.calls.length + location.reload.mock.calls.length > 0;

beforeEach(() => {
  stored.clear();
  vi.clearAllMocks();
  page = new EventTarget();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  vi.stubGlobal('document', { getElementById: () => root });
  vi.stubGlobal('location', location);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('guardDocument', () => {
  it('empties and leaves a page when its person logs out in another tab', async () => {
    stored.set('userData', JSON.stringify(asha));
    await openPage();
    otherTabWrites('userData', null);
    expect(root.replaceChildren).toHaveBeenCalledOnce();
    expect(location.replace).toHaveBeenCalledExactlyOnceWith(location.href);
  });

  it('empties a page with what is somebody’s whose session has ended, when the next person logs in in another tab', async () => {
    await openPage();
    // Stored by this tab, which hears no event of it.
    stored.set('data-owner', 'asha');
    otherTabWrites('data-owner', 'ravi');
    expect(root.replaceChildren).toHaveBeenCalledOnce();
    expect(location.reload).toHaveBeenCalledOnce();
  });

  it('leaves a visitor’s page alone when they log in in another tab', async () => {
    await openPage();
    otherTabWrites('data-owner', 'asha');
    otherTabWrites('userData', JSON.stringify(asha));
    expect(isLeft()).toBe(false);
  });

  it.each([
    ['somebody’s whose session has ended', 'asha', true],
    ['a visitor’s', null, false],
  ])('of a page that the browser keeps for Back, with data that are %s', async (_, owner, isAnew) => {
    if (owner !== null) stored.set('data-owner', owner);
    await openPage();
    dispatch('pagehide');
    expect(root.replaceChildren).toHaveBeenCalledTimes(isAnew ? 1 : 0);
    dispatch('pageshow');
    expect(location.reload).toHaveBeenCalledTimes(isAnew ? 1 : 0);
  });
});
