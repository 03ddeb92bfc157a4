import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForToken, failWithoutToken } from './with-app-check';

const appCheck = vi.hoisted(() => ({ token: null as (() => Promise<string>) | null }));
vi.mock('./app', () => ({
  get appCheckToken() {
    return appCheck.token;
  },
}));

const refusal = new FirebaseError('permission-denied', 'Missing or insufficient permissions.');
const blocked = () => Promise.reject(new Error('reCAPTCHA is blocked'));
const given = () => Promise.resolve('a token');
/** Answers in turn: true succeeds. */
const server = (...answers: boolean[]) =>
  vi.fn(() => (answers.shift() === true ? Promise.resolve('written') : Promise.reject(refusal)));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a refused call', () => {
  it('is refused where App Check is off', async () => {
    appCheck.token = null;
    const call = server(false, true);
    await expect(failWithoutToken(call)).rejects.toBe(refusal);
    await expect(waitForToken(server(false, true))).rejects.toBe(refusal);
    expect(call).toHaveBeenCalledOnce();
  });

  it('is made again with a token, whose answer counts', async () => {
    appCheck.token = given;
    expect(await failWithoutToken(server(false, true))).toBe('written');
    await expect(failWithoutToken(server(false, false))).rejects.toBe(refusal);
    await expect(waitForToken(server(false, false))).rejects.toBe(refusal);
  });

  it('has no answer where there is no token', async () => {
    appCheck.token = blocked;
    const call = server(false, true);
    await expect(failWithoutToken(call)).rejects.toMatchObject({ code: 'unavailable' });
    expect(call).toHaveBeenCalledOnce();
  });

  it('waits for a token, and is repeated after those that waited before it', async () => {
    let token: () => Promise<string> = blocked;
    appCheck.token = () => token();
    const order: string[] = [];
    const waiting = ['first', 'second'].map((name) => {
      const call = server(false, true);
      return waitForToken(() => {
        order.push(name);
        return call();
      });
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(order).toEqual(['first', 'second']);
    token = given;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await Promise.all(waiting)).toEqual(['written', 'written']);
    expect(order).toEqual(['first', 'second', 'first', 'second']);
  });
});

it('any other failure is passed on', async () => {
  appCheck.token = given;
  const failure = new TypeError('offline');
  await expect(failWithoutToken(() => Promise.reject(failure))).rejects.toBe(failure);
});
