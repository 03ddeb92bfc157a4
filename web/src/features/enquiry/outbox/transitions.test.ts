import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AttemptOutcome } from './post-lead';
import { newItem, readItem } from './items';
import type { OutboxItem } from './items';
import { afterAttempt, backOff, dueIn, expiredSentIds, isStuck, toSending, toTransferred, DELAYS_MS } from './transitions';

const NOW = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;
const content = { name: 'A', mobile: '', email: 'a@b.c', message: 'Hello', website: '' };
const createItem = (id = 'lead-1') => newItem({ kind: 'quickEnquiry', content }, id, NOW);
const failed = (retryAfter: number | null = null): AttemptOutcome => ({
  name: 'failed',
  error: 'busy',
  maybeReceived: true,
  retryAfter,
});
const received: AttemptOutcome = { name: 'received', receipt: { id: 'lead-1', reference: 'Q-1', receivedAt: NOW } };
const half = () => 0.5;
const afterOutcome = (outcome: AttemptOutcome): OutboxItem => afterAttempt(toSending(createItem(), NOW), outcome, NOW, half);

test('a new item is due at once; a failed one after its back-off, earlier after a signal, at once for a person', () => {
  expect(dueIn(createItem(), NOW, 'timer', true)).toBe(0);
  const item = afterOutcome(failed());
  expect(item.state).toMatchObject({ name: 'saved', attempts: 1, wait: 3_000 });
  const late = { ...item, state: { ...item.state, wait: 200_000 } } as OutboxItem;
  expect(dueIn(late, NOW + 1_000, 'timer', true)).toBe(199_000);
  expect(dueIn(late, NOW + 1_000, 'signal', true)).toBe(2_000);
  expect(dueIn(late, NOW + 1_000, 'person', true)).toBe(0);
});

test('no trigger shortens a Retry-After, which is capped', () => {
  const waiting = afterOutcome(failed(120_000));
  for (const urgency of ['timer', 'signal', 'person'] as const) expect(dueIn(waiting, NOW, urgency, true)).toBe(121_000);
  expect(dueIn(afterOutcome(failed(9 * DAY)), NOW, 'timer', true)).toBeLessThanOrEqual(DELAYS_MS.maxRetryAfter + 2_000);
});

test('an item is due at once when the clock was set back', () => {
  for (const item of [afterOutcome(failed()), afterOutcome(failed(60_000)), toSending(createItem(), NOW)]) {
    expect(dueIn(item, NOW - DAY, 'timer', false)).toBe(0);
  }
});

test('a request under way blocks other senders until its lease ends; the lock shows that its sender is gone', () => {
  const sending = toSending(createItem(), NOW);
  expect(dueIn(sending, NOW + 1_000, 'person', false)).toBe(DELAYS_MS.lease - 1_000);
  expect(dueIn(sending, NOW + 1_000, 'timer', true)).toBe(0);
  expect(toSending(sending, NOW).uncertain).toBe(true);
});

test('a receipt wins over later outcomes', () => {
  const sent = afterOutcome(received);
  expect(sent.state.name).toBe('sent');
  expect(afterAttempt(sent, failed(), NOW, half)).toBe(sent);
  expect(dueIn(sent, NOW, 'person', true)).toBeNull();
});

test('a refused item is not retried by itself', () => {
  const refused = afterOutcome({ name: 'refused', reason: 'No', errors: {} });
  expect(refused.state).toMatchObject({ name: 'needsYou', reason: 'No' });
  expect(refused.uncertain).toBe(false);
  expect(dueIn(refused, NOW + DAY, 'person', true)).toBeNull();
});

test('backOff doubles up to its cap and is jittered', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempts, random) => {
      const wait = backOff(attempts, () => random);
      expect(wait).toBeGreaterThanOrEqual(DELAYS_MS.first / 2);
      expect(wait).toBeLessThanOrEqual(DELAYS_MS.longest);
    }),
  );
  expect(backOff(3, () => 0)).toBe(8_000);
  expect(backOff(3, () => 1)).toBe(16_000);
});

test('sent items expire beyond a number and an age; waiting items never do', () => {
  const sent = (id: string, at: number): OutboxItem => ({
    ...createItem(id),
    state: { name: 'sent', receipt: { id, reference: '', receivedAt: 0 }, at },
  });
  const items = Array.from({ length: 60 }, (_, index) => sent(`sent-${index}`, NOW - index));
  expect(expiredSentIds(items, NOW)).toEqual(Array.from({ length: 10 }, (_, index) => `sent-${50 + index}`));
  expect(expiredSentIds([sent('old', NOW - 91 * DAY), createItem('waiting')], NOW + 400 * DAY)).toEqual(['old']);
});

test('readItem keeps the content of an item with an unknown state and starts it over', () => {
  expect(readItem(createItem())).toEqual(createItem());
  expect(readItem({ ...createItem(), state: { name: 'teleporting' } })).toMatchObject({
    id: 'lead-1',
    content,
    uncertain: true,
    state: { name: 'saved' },
  });
  for (const strange of [undefined, null, 7, {}, { id: 'x' }]) expect(readItem(strange)).toBeUndefined();
});

test('an item is stuck once attempts have failed for two minutes, and never because it waits for its first', () => {
  const failedAt = (ms: number) => afterAttempt(toSending(createItem(), NOW + ms), failed(), NOW + ms, half);
  expect(isStuck(createItem())).toBe(false);
  expect(isStuck(failedAt(119_999))).toBe(false);
  expect(isStuck(failedAt(120_000))).toBe(true);
  expect(isStuck(afterOutcome(received))).toBe(false);
});

test('a transferred item may be on the server; a sent one stays as it is', () => {
  expect(toTransferred(createItem()).uncertain).toBe(true);
  const sent = afterOutcome(received);
  expect(toTransferred(sent)).toBe(sent);
});
