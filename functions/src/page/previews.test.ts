import { afterEach, expect, test, vi } from 'vitest';
import { log } from '../platform/log';
import { LOST_AFTER_MS } from '../platform/shared-calls';
import { createPreviews } from './previews';

afterEach(() => void vi.useRealTimers());

const bytesOf = (path: string) => Promise.resolve(Buffer.from(path));
const urlOf = (path: string) => `data:image/avif;base64,${Buffer.from(path).toString('base64')}`;

test('answers data: URLs by path, and reads each preview once', async () => {
  const read = vi.fn(bytesOf);
  const previews = createPreviews(read);
  expect(await previews(['a', 'b'])).toEqual({ a: urlOf('a'), b: urlOf('b') });
  expect(await previews(['b'])).toEqual({ b: urlOf('b') });
  expect(read).toHaveBeenCalledTimes(2);
  expect(await previews([])).toEqual({});
});

test('omits pictures that have none', async () => {
  expect(await createPreviews((path) => (path === 'old' ? Promise.resolve(null) : bytesOf(path)))(['old', 'a'])).toEqual({
    a: urlOf('a'),
  });
});

test('omits what cannot be read, logs it, and tries again for the next page', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const read = vi.fn(bytesOf).mockRejectedValueOnce(new Error('503'));
  const previews = createPreviews(read);
  expect(await previews(['a'])).toEqual({});
  expect(warn).toHaveBeenCalledOnce();
  expect(await previews(['a'])).toEqual({ a: urlOf('a') });
  warn.mockRestore();
});

test('a slow preview delays no page; a later page has it', async () => {
  let arrive: (bytes: Buffer) => void = vi.fn();
  const previews = createPreviews((path) => (path === 'slow' ? new Promise((resolve) => (arrive = resolve)) : bytesOf(path)));
  const first = await previews(['slow', 'a']);
  expect(first).toEqual({ a: urlOf('a') });
  arrive(Buffer.from('slow'));
  expect(await previews(['slow'])).toEqual({ slow: urlOf('slow') });
  expect(first).toEqual({ a: urlOf('a') });
});

test('reads a preview again whose read was lost', async () => {
  vi.useFakeTimers();
  const read = vi.fn(bytesOf).mockReturnValueOnce(new Promise<never>(() => undefined));
  const previews = createPreviews(read);
  const first = previews(['a']);
  await vi.advanceTimersByTimeAsync(150);
  expect(await first).toEqual({});
  vi.advanceTimersByTime(LOST_AFTER_MS);
  expect(await previews(['a'])).toEqual({ a: urlOf('a') });
});

test('holds a bounded number of previews', async () => {
  const read = vi.fn(bytesOf);
  const previews = createPreviews(read);
  for (let index = 0; index <= 500; index += 1) await previews([String(index)]);
  expect(read).toHaveBeenCalledTimes(501);
  await previews(['500']);
  expect(read).toHaveBeenCalledTimes(501);
  await previews(['0']);
  expect(read).toHaveBeenCalledTimes(502);
});
