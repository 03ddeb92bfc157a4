import { describe, expect, it } from 'vitest';
import { newItem } from './items';
import { postLead, readResponse } from './post-lead';

const NOW = Date.UTC(2026, 10, 21);
const RECEIPT = { id: 'lead-1', reference: 'Q-1234567', receivedAt: 5 };
const read = (status: number, body: string, headers: Record<string, string>) =>
  readResponse(new Response(body, { status, headers }), 'lead-1', NOW);
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const PROBLEM = { 'content-type': 'application/problem+json' };

describe('postLead', () => {
  it.each([
    ['keepalive', 4_000, true],
    ['without keepalive, which browsers limit,', 5_000, false],
  ])('sends %s a message of %i characters of three bytes', async (_, length, keepalive) => {
    const sent: RequestInit[] = [];
    const content = { name: '', mobile: '', email: '', website: '', message: '₹'.repeat(length) };
    const http = {
      fetch: (_path: string, init: RequestInit) => {
        sent.push(init);
        return Promise.resolve(new Response(JSON.stringify(RECEIPT), { status: 201, headers: JSON_TYPE }));
      },
      now: () => NOW,
      abortAfter: () => new AbortController().signal,
    };
    const item = newItem({ kind: 'quickEnquiry', content }, 'lead-1', NOW);
    expect(await postLead(item, http, 1_000)).toMatchObject({ name: 'received' });
    expect(sent).toMatchObject([{ keepalive }]);
  });
});

describe('readResponse', () => {
  it('counts only a receipt for this id as received', async () => {
    expect(await read(201, JSON.stringify(RECEIPT), JSON_TYPE)).toEqual({ name: 'received', receipt: RECEIPT });
    for (const body of ['{}', JSON.stringify({ ...RECEIPT, id: 'lead-2' }), 'null']) {
      expect(await read(200, body, JSON_TYPE)).toMatchObject({ name: 'failed', error: 'strangeAnswer', maybeReceived: true });
    }
    const html = { 'content-type': 'text/html' };
    expect(await read(200, JSON.stringify(RECEIPT), html)).toMatchObject({ name: 'failed', error: 'strangeAnswer' });
  });

  it('counts only our own problem document as refused', async () => {
    const body = JSON.stringify({ message: 'Email is Required', errors: { email: 'Email is Required' } });
    const refused = { name: 'refused', reason: 'Email is Required', errors: { email: 'Email is Required' } };
    expect(await read(400, body, PROBLEM)).toEqual(refused);
    expect(await read(422, body, PROBLEM)).toEqual(refused);
    expect(await read(400, '<h1>Bad Request</h1>', { 'content-type': 'text/html' })).toMatchObject({ error: 'strangeAnswer' });
    expect(await read(400, body, JSON_TYPE)).toMatchObject({ error: 'strangeAnswer' });
    for (const status of [401, 403, 404, 405]) expect(await read(status, body, PROBLEM)).toMatchObject({ name: 'failed' });
    expect(await read(500, body, PROBLEM)).toMatchObject({ name: 'failed', error: 'serverError' });
  });

  it.each<[string, number | null]>([
    ['7', 7_000],
    ['0', 0],
    [new Date(NOW + 90_000).toUTCString(), 90_000],
    [new Date(NOW - 90_000).toUTCString(), 0],
    ['soon', null],
    ['', null],
  ])('reads Retry-After "%s" as %s ms', async (header, retryAfter) => {
    const busy = { name: 'failed', error: 'busy', maybeReceived: false, retryAfter };
    expect(await read(429, '', { 'retry-after': header })).toEqual(busy);
  });

  it('throws on a body that is cut off', async () => {
    await expect(read(201, '{"id":"lead', JSON_TYPE)).rejects.toThrow(SyntaxError);
  });
});
