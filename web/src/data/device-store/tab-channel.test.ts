import { afterEach, expect, test, vi } from 'vitest';
import { tabChannel } from './tab-channel';

afterEach(() => vi.unstubAllGlobals());

test('reaches the other tabs and not its own', async () => {
  const [own, other] = [tabChannel<string>('test'), tabChannel<string>('test')];
  const [ownListener, otherListener] = [vi.fn(), vi.fn()];
  own.subscribe(ownListener);
  other.subscribe(otherListener);
  own.post('changed');
  await vi.waitFor(() => expect(otherListener).toHaveBeenCalledWith('changed'));
  expect(ownListener).not.toHaveBeenCalled();
});

test('a listener that was stopped hears nothing, while others go on', async () => {
  const [own, other] = [tabChannel<number>('stop'), tabChannel<number>('stop')];
  const [stopped, active] = [vi.fn(), vi.fn()];
  other.subscribe(stopped)();
  other.subscribe(active);
  own.post(7);
  await vi.waitFor(() => expect(active).toHaveBeenCalledWith(7));
  expect(stopped).not.toHaveBeenCalled();
});

test('does nothing in a browser without BroadcastChannel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const channel = tabChannel<string>('none');
  const stop = channel.subscribe(() => undefined);
  expect(() => channel.post('changed')).not.toThrow();
  expect(stop).not.toThrow();
});
