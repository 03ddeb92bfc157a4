import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AttemptOutcome } from './read-response';
import { newItem, readItem } from './item';
import type { OutboxItem } from './item';
import { afterAttempt, backOff, dueIn, expiredSentIds, toSending, DELAYS_MS } from './transitions';

const NOW = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;
const content = { name: 'A', mobile: '', email: 'a@b.c', message: 'Hello', website: '' };
const fresh = (id = 'lead-1') => newItem({ kind: 'quickEnquiry', content }, id, NOW);
const trouble = (retryAfter: number | null = null): AttemptOutcome => ({
  name: 'trouble',
  trouble: 'busy',
  maybeReceived: true,
  retryAfter,
});
const received: AttemptOutcome = { name: 'received', receipt: { id: 'lead-1', reference: 'Q-1', receivedAt: NOW } };
const half = () => 0.5;
const tried = (outcome: AttemptOutcome): OutboxItem => afterAttempt(toSending(fresh(), NOW), outcome, NOW, half);

test('a new item is due at once; a failed one after its wait, sooner after a signal, at once for a person', () => {
  expect(dueIn(fresh(), NOW, 'timer', true)).toBe(0);
  const item = tried(trouble());
  expect(item.state).toMatchObject({ name: 'saved', attempts: 1, wait: 3_000 });
  const late = { ...item, state: { ...item.state, wait: 200_000 } } as OutboxItem;
  expect(dueIn(late, NOW + 1_000, 'timer', true)).toBe(199_000);
  expect(dueIn(late, NOW + 1_000, 'signal', true)).toBe(2_000);
  expect(dueIn(late, NOW + 1_000, 'person', true)).toBe(0);
});

test('nothing shortens what the server asked for, and nothing parks an item for longer than the cap', () => {
  const asked = tried(trouble(120_000));
  for (const urgency of ['timer', 'signal', 'person'] as const) expect(dueIn(asked, NOW, urgency, true)).toBe(121_000);
  expect(dueIn(tried(trouble(9 * DAY)), NOW, 'timer', true)).toBeLessThanOrEqual(DELAYS_MS.longestAsked + 2_000);
});

test('a clock set back never makes an item wait', () => {
  for (const item of [tried(trouble()), tried(trouble(60_000)), toSending(fresh(), NOW)]) {
    expect(dueIn(item, NOW - DAY, 'timer', false)).toBe(0);
  }
});

test('a request under way belongs to its sender until the lease ends; alone, it is a leftover', () => {
  const sending = toSending(fresh(), NOW);
  expect(dueIn(sending, NOW + 1_000, 'person', false)).toBe(DELAYS_MS.lease - 1_000);
  expect(dueIn(sending, NOW + 1_000, 'timer', true)).toBe(0);
  expect(toSending(sending, NOW).uncertain).toBe(true);
});

test('a receipt wins over everything that comes later', () => {
  const sent = tried(received);
  expect(sent.state.name).toBe('sent');
  expect(afterAttempt(sent, trouble(), NOW, half)).toBe(sent);
  expect(dueIn(sent, NOW, 'person', true)).toBeNull();
});

test('a refusal waits for the person', () => {
  const refused = tried({ name: 'refused', reason: 'No', errors: {} });
  expect(refused.state).toMatchObject({ name: 'needsYou', reason: 'No' });
  expect(refused.uncertain).toBe(false);
  expect(dueIn(refused, NOW + DAY, 'person', true)).toBeNull();
});

test('back-off grows to its cap and is spread', () => {
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

test('sent items are kept to a number and an age, waiting ones for ever', () => {
  const sent = (id: string, at: number): OutboxItem => ({
    ...fresh(id),
    state: { name: 'sent', receipt: { id, reference: '', receivedAt: 0 }, at },
  });
  const items = Array.from({ length: 60 }, (_, place) => sent(`sent-${place}`, NOW - place));
  expect(expiredSentIds(items, NOW)).toEqual(Array.from({ length: 10 }, (_, place) => `sent-${50 + place}`));
  expect(expiredSentIds([sent('old', NOW - 91 * DAY), fresh('waiting')], NOW + 400 * DAY)).toEqual(['old']);
});

test('an item of another version keeps what was written and starts over', () => {
  expect(readItem(fresh())).toEqual(fresh());
  expect(readItem({ ...fresh(), state: { name: 'teleporting' } })).toMatchObject({
    id: 'lead-1',
    content,
    uncertain: true,
    state: { name: 'saved' },
  });
  for (const strange of [undefined, null, 7, {}, { id: 'x' }]) expect(readItem(strange)).toBeUndefined();
});
