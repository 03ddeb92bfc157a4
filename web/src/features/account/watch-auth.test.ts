import { ROLES, type Session, USER_ROLE } from '@catalogue/contract/entities/session';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const asha: Session = { uid: 'asha', name: 'Asha', email: 'asha@example.com', roles: [USER_ROLE] };
const boss: Session = { ...asha, roles: [ROLES.admin, USER_ROLE] };
const rep: Session = { ...asha, roles: [ROLES.rep, USER_ROLE] };
const sales: Session = { ...asha, roles: [ROLES.sales, USER_ROLE] };

/** A fake of Firebase Auth: its current user, and the listener for later changes. */
const auth = {
  currentUser: null as { uid: string } | null,
  tell: null as unknown as (user: Session | null) => void,
  logOutOfAuth: vi.fn(() => Promise.resolve()),
  bearerToken: vi.fn(() => Promise.resolve(null)),
  /** Age of its token by the server's clock. */
  age: 0,
  hasNoTokens: true,
};
/** The device's clock is a day behind. */
const CLOCK_OFFSET_MS = 86_400_000;
const notify = vi.fn<(message: string) => void>();
vi.mock('../../ui/notify', () => ({ notify }));
const endPushSubscription = vi.fn(() => Promise.resolve());
vi.mock('../../data/network/push-subscription', () => ({ endPushSubscription }));
const claimPersonalData = vi.fn(() => Promise.resolve('own'));
vi.mock('../../data/device-store/personal-data', () => ({ claimPersonalData }));
vi.mock('./profile/profile-store', () => ({ sendPendingEdit: vi.fn(), pendingName: () => Promise.resolve(undefined) }));
vi.mock('../../data/firebase/auth', () => ({
  auth,
  authReady: () => Promise.resolve(),
  onSession: (listener: (user: Session | null) => void) => (auth.tell = listener),
  logOutOfAuth: auth.logOutOfAuth,
  bearerToken: auth.bearerToken,
  hasNoTokens: () => Promise.resolve(auth.hasNoTokens),
  tokenAge: (now: number) => Promise.resolve(now - (Date.now() + CLOCK_OFFSET_MS - auth.age)),
}));

const ravi: Session = { ...asha, uid: 'ravi', name: 'Ravi' };
const reload = vi.fn();

/** A tab with a stored session of `user` and Auth loaded. */
async function open(user: Session | null) {
  vi.resetModules();
  const [session, clock] = await Promise.all([import('./session'), import('../../data/network/server-clock')]);
  clock.restoreClockOffset(CLOCK_OFFSET_MS);
  if (user) session.saveSession(user);
  const { watchAuth } = await import('./watch-auth');
  await watchAuth();
  return session;
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', new EventTarget());
  Object.assign(auth, { currentUser: { uid: 'asha' }, age: 0, hasNoTokens: true });
  vi.clearAllMocks();
  vi.stubGlobal('location', { reload });
});

describe('watchAuth', () => {
  it('removes a revoked role and notifies the person', async () => {
    const session = await open(boss);
    auth.tell(asha);
    await vi.waitFor(() => expect(session.currentSession()).toMatchObject({ role: null, user: asha }));
    expect(notify).toHaveBeenCalledWith(expect.stringContaining('taken back'), expect.anything());
  });

  it('adds a granted role without a new login', async () => {
    const session = await open(asha);
    auth.tell(boss);
    await vi.waitFor(() => expect(session.currentSession().role).toBe('admin'));
    expect(notify).toHaveBeenCalledWith(expect.stringContaining('an admin now'), expect.anything());
  });

  it.each([
    ['a user who became a rep', asha, rep, 'a rep now'],
    ['an admin who became a rep', boss, rep, 'a rep now'],
    ['a rep who became an admin', rep, boss, 'an admin now'],
    ['a rep who answers leads now', rep, sales, 'in sales now'],
    ['a rep who left the team', rep, asha, 'access as a rep has been taken back'],
  ])('notifies %s', async (_, before, after, message) => {
    const session = await open(before);
    auth.tell(after);
    await vi.waitFor(() => expect(session.currentSession().user?.roles).toEqual(after.roles));
    expect(notify).toHaveBeenCalledWith(expect.stringContaining(message), expect.anything());
  });

  it('notifies nobody when nothing changed', async () => {
    const session = await open(asha);
    auth.tell(asha);
    await vi.waitFor(() => expect(session.currentSession().ready).toBe(true));
    expect(notify).not.toHaveBeenCalled();
  });

  it('logs out a user whom Auth has signed out, and notifies them', async () => {
    const session = await open(asha);
    auth.tell(null);
    await vi.waitFor(() => expect(session.currentSession().user).toBeNull());
    expect(notify).toHaveBeenCalledWith(expect.stringContaining('You have been logged out'), expect.anything());
  });

  it.each([
    ['a member who answers leads', sales, 1],
    ['a rep', rep, 0],
  ])('ends the notifications of %s whom Auth has signed out', async (_, user, times) => {
    const session = await open(user);
    auth.tell(null);
    await vi.waitFor(() => expect(session.currentSession().user).toBeNull());
    await vi.waitFor(() => expect(endPushSubscription).toHaveBeenCalledTimes(times));
  });

  it('keeps the session when Auth could not read the tokens of this device, and says so once', async () => {
    Object.assign(auth, { currentUser: null, hasNoTokens: false });
    await expect(open(asha)).rejects.toThrow();
    await expect((await import('./watch-auth')).watchAuth()).rejects.toThrow();
    expect((await import('./session')).currentSession().user).toEqual(asha);
    expect(notify).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('storage did not answer'), expect.anything());
  });

  it.each([
    ['its owner', 'own', 0],
    ['somebody else, whose data it deletes', 'switched', 1],
  ])('opens with the session of a person on a device of %s', async (_, claim, reloads) => {
    claimPersonalData.mockResolvedValueOnce(claim);
    await open(asha);
    expect(claimPersonalData).toHaveBeenCalledExactlyOnceWith('asha');
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  it.each([
    ['own', ravi, 0],
    ['switched', ravi, 1],
    ['unanswered', asha, 0],
  ])('follows a login of somebody else in another tab: %s', async (claim, user, reloads) => {
    const session = await open(asha);
    claimPersonalData.mockResolvedValueOnce(claim);
    auth.tell(ravi);
    await vi.waitFor(() => expect(claimPersonalData).toHaveBeenLastCalledWith('ravi'));
    await vi.waitFor(() => expect(session.currentSession().user).toEqual(user));
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  it('shows no notice after a logout in this tab', async () => {
    const session = await open(asha);
    session.clearSession();
    auth.tell(null);
    auth.tell(asha);
    expect(session.currentSession().user).toBeNull();
    expect(notify).not.toHaveBeenCalled();
  });

  it('signs out of Auth after a logout that happened without it', async () => {
    await open(null);
    expect(auth.logOutOfAuth).toHaveBeenCalledOnce();
  });

  it.each([
    ['an old token', 10 * 60_000, 1],
    ['a young token', 60_000, 0],
  ])('asks for today’s roles at the start with %s', async (_, age, times) => {
    auth.age = age;
    await open(asha);
    expect(auth.bearerToken).toHaveBeenCalledTimes(times);
  });
});

describe('refreshRoles', () => {
  it('says whether Auth could be asked', async () => {
    await open(asha);
    const { refreshRoles } = await import('./watch-auth');
    expect(await refreshRoles()).toBe(true);
    auth.bearerToken.mockRejectedValueOnce(new Error('offline'));
    expect(await refreshRoles()).toBe(false);
  });
});
