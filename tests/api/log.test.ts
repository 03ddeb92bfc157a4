import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { withApi } from './with-api';

/** All console output, and what the logger gets: it has kept the console of before the spies. */
const written = vi.hoisted(() => {
  const lines: string[] = [];
  for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => void lines.push(values.map(String).join(' ')));
  return lines;
});
vi.mock('firebase-functions/logger', () => {
  const write = (...values: unknown[]) => void written.push(JSON.stringify(values));
  return { info: write, warn: write, error: write };
});

const api = withApi();
afterAll(() => vi.restoreAllMocks());

const person = {
  name: `Asha ${randomUUID()}`,
  email: `${randomUUID()}@example.com`,
  password: `pass ${randomUUID()}`,
  wrong: `wrong ${randomUUID()}`,
  mobile: '9876501234',
  message: `Please ${randomUUID()}`,
};
const post = (path: string, body: unknown) =>
  api.send(path, { method: 'POST', headers: { 'x-forwarded-for': `203.0.113.${randomUUID()}` }, body });

describe('the log', () => {
  it('has an entry per request and no personal data', async () => {
    const { name, email, password, wrong, mobile, message } = person;
    const registration = { name, email, password, confirmPassword: password, gender: null, about: message };
    expect((await post('/api/users', { ...registration, confirmPassword: wrong })).status).toBe(422);
    expect((await post('/api/users', registration)).status).toBe(201);
    expect((await post('/api/users', registration)).status).toBe(422);
    expect((await post('/api/auth/login', { email, password: wrong })).status).toBe(401);
    const login = await post('/api/auth/login', { email, password });
    expect(login.status).toBe(200);
    expect((await post('/api/auth/login', `{"email":"${email}","password":"${password}"`)).status).toBe(400);
    const token = (login.data as { jwtToken: string }).jwtToken;
    const enquiry = { id: randomUUID(), name, email, mobile, message };
    expect((await post('/api/quick-enquiries', enquiry)).status).toBe(201);
    await api.send('/api/users/someone-else', { token });

    const log = written.join('\n');
    expect(log.match(/Request answered/g)?.length).toBe(8);
    for (const typed of [...Object.values(person), token]) expect(log).not.toContain(typed);
  });
});
