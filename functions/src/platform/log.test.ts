import { beforeEach, expect, test, vi } from 'vitest';
import { log } from './log';

const lines = vi.hoisted(() => [] as { error?: string }[]);
vi.mock('firebase-functions/logger', () => {
  const write = (_: string, facts: { error?: string }) => void lines.push(facts);
  return { info: write, warn: write, error: write };
});
beforeEach(() => {
  lines.length = 0;
});

test('logs name, code and stack of an error, not its message', () => {
  const refused = Object.assign(new RangeError('550 <asha@example.com>: no such user\n    at asha@example.com'), {
    code: 'EENVELOPE',
  });
  log.error('A lead mail was not sent', { attempt: 1 }, refused);
  log.warn('Again', {}, refused);
  for (const { error = '' } of lines) {
    expect(error).toMatch(/^RangeError EENVELOPE\n\s+at .*log\.test\.ts/);
    expect(error).not.toContain('asha');
  }
  expect(lines).toHaveLength(2);
});

test('omits codes that contain text, and values that are not errors', () => {
  log.error('One', {}, Object.assign(new Error('x'), { code: 'asha@example.com was refused' }));
  log.error('Other', {}, 'asha@example.com');
  log.error('None');
  expect(lines[0]?.error).toMatch(/^Error\n/);
  expect(lines[1]?.error).toBe('string');
  expect(lines[2]).toEqual({});
});
