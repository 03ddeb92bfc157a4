import { expect, test } from 'vitest';
import { readResponse } from './read-response';

const NOW = Date.UTC(2026, 10, 21);
const RECEIPT = { id: 'lead-1', reference: 'Q-1234567', receivedAt: 5 };
const read = (status: number, body: string, headers: Record<string, string>) =>
  readResponse(new Response(body, { status, headers }), 'lead-1', NOW);
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const PROBLEM = { 'content-type': 'application/problem+json' };

test('a receipt for this id is the only thing that counts as received', async () => {
  expect(await read(201, JSON.stringify(RECEIPT), JSON_TYPE)).toEqual({ name: 'received', receipt: RECEIPT });
  for (const body of ['{}', JSON.stringify({ ...RECEIPT, id: 'lead-2' }), 'null']) {
    expect(await read(200, body, JSON_TYPE)).toMatchObject({ name: 'trouble', trouble: 'strangeAnswer', maybeReceived: true });
  }
  const html = { 'content-type': 'text/html' };
  expect(await read(200, JSON.stringify(RECEIPT), html)).toMatchObject({ name: 'trouble', trouble: 'strangeAnswer' });
});

test('only a problem document of our own refuses', async () => {
  const body = JSON.stringify({ message: 'Email is Required', errors: { email: 'Email is Required' } });
  const refused = { name: 'refused', reason: 'Email is Required', errors: { email: 'Email is Required' } };
  expect(await read(400, body, PROBLEM)).toEqual(refused);
  expect(await read(422, body, PROBLEM)).toEqual(refused);
  expect(await read(400, '<h1>Bad Request</h1>', { 'content-type': 'text/html' })).toMatchObject({ trouble: 'strangeAnswer' });
  expect(await read(400, body, JSON_TYPE)).toMatchObject({ trouble: 'strangeAnswer' });
  for (const status of [401, 403, 404, 405]) expect(await read(status, body, PROBLEM)).toMatchObject({ name: 'trouble' });
  expect(await read(500, body, PROBLEM)).toMatchObject({ name: 'trouble', trouble: 'serverError' });
});

test('Retry-After is read as seconds or as a date, and nonsense is ignored', async () => {
  const waits: [string, number | null][] = [
    ['7', 7_000],
    ['0', 0],
    [new Date(NOW + 90_000).toUTCString(), 90_000],
    [new Date(NOW - 90_000).toUTCString(), 0],
    ['soon', null],
    ['', null],
  ];
  for (const [header, wait] of waits) {
    expect(await read(429, '', { 'retry-after': header })).toEqual({
      name: 'trouble',
      trouble: 'busy',
      maybeReceived: false,
      retryAfter: wait,
    });
  }
});

test('a torn answer is an error that the caller takes for silence', async () => {
  await expect(read(201, '{"id":"lead', JSON_TYPE)).rejects.toThrow(SyntaxError);
});
