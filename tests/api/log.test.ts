import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serveApi } from './server';
import { removeSince } from './tidy';

/** Everything written to the console. Listened to before the logger is loaded, which keeps the console it finds. */
const written = vi.hoisted(() => {
  const lines: string[] = [];
  for (const method of ['debug', 'info', 'log', 'warn', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...said: unknown[]) => void lines.push(said.map(String).join(' ')));
  return lines;
});

const started = new Date();
let api: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  api = await serveApi();
});
afterAll(async () => {
  await api.close();
  await removeSince(started);
  vi.restoreAllMocks();
});

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
  it('has a line for each call, and nothing that a person typed: no password, name, address or message', async () => {
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
    expect(log.match(/Answered a request/g)?.length).toBe(8);
    for (const typed of [...Object.values(person), token]) expect(log).not.toContain(typed);
  });
});
