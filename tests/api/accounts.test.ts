import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newPerson } from '../people';
import { server, signIn, stack } from '../stack';

interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

async function call(method: string, path: string, body?: unknown, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) };
  const response = await fetch(stack().baseUrl + path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text || '{}') as Record<string, unknown> };
}

const PASSWORD = 'a long pass phrase';
const registration = (more: object = {}) => ({
  name: 'Asha Rao',
  email: `${randomUUID()}@example.com`,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  gender: 'female',
  about: 'Procurement',
  ...more,
});

describe('POST /users', () => {
  it('creates account and profile and answers the user, without the password', async () => {
    const sent = registration();
    const { status, body, headers } = await call('POST', '/api/users', sent);
    expect(status).toBe(201);
    expect(body).toEqual({
      userId: expect.any(String) as string,
      name: 'Asha Rao',
      email: sent.email,
      about: 'Procurement',
      gender: 'female',
      imageName: null,
      roles: [{ roleId: 'user', roleName: 'User' }],
    });
    expect(headers.get('location')).toBe(`/api/users/${String(body.userId)}`);
    const stored = await server
      .firestore()
      .doc(`users/${String(body.userId)}`)
      .get();
    expect(stored.data()).toMatchObject({ name: 'Asha Rao', email: sent.email, about: 'Procurement', gender: 'female' });
    expect(JSON.stringify(stored.data())).not.toContain(PASSWORD);
    expect(await signIn(sent)).toEqual(expect.any(String));
  });

  it('sends a verification mail', async () => {
    const sent = registration();
    await call('POST', '/api/users', sent);
    const { authHost, projectId } = stack();
    const response = await fetch(`http://${authHost}/emulator/v1/projects/${projectId}/oobCodes`);
    const { oobCodes } = (await response.json()) as { oobCodes: { email: string; requestType: string }[] };
    expect(oobCodes).toContainEqual(expect.objectContaining({ email: sent.email, requestType: 'VERIFY_EMAIL' }));
  });

  it.each([
    ['no name', { name: ' ' }, { name: 'please Enter Name' }],
    ['no e-mail', { email: '' }, { email: 'Email is Required' }],
    ['no password', { password: '', confirmPassword: '' }, { password: 'Password is Required' }],
    ['passwords that differ', { confirmPassword: 'other' }, { confirmPassword: "Password didn't matched try again" }],
    ['a short password', { password: 'abc', confirmPassword: 'abc' }, { password: 'At least 6 characters' }],
    ['an unknown gender', { gender: 'x' }, { gender: 'male or female' }],
  ])('refuses %s', async (_, wrong, errors) => {
    const { status, body } = await call('POST', '/api/users', registration(wrong));
    expect(status).toBe(422);
    expect(body.errors).toMatchObject(errors);
  });

  it.each([[{ gender: '' }], [{ gender: undefined, about: undefined }], [{ confirmPassword: undefined }]])(
    'accepts %j as optional',
    async (more) => {
      expect((await call('POST', '/api/users', registration(more))).status).toBe(201);
    },
  );

  it('rejects a used address with the same message as an invalid one', async () => {
    const sent = registration();
    await call('POST', '/api/users', sent);
    const again = await call('POST', '/api/users', { ...sent, password: 'another pass phrase', confirmPassword: undefined });
    expect(again.status).toBe(422);
    expect(again.body.errors).toEqual({});
    expect(again.body.message).toMatch(/^No account could be made with this e-mail address\. If it has one/);
    // The account is unchanged.
    expect(await signIn(sent)).toEqual(expect.any(String));
  });
});

describe('POST /auth/login', () => {
  it('returns the user with roles and a jwtToken for the Authorization header', async () => {
    const boss = await newPerson({ name: 'Boss', admin: true });
    const { status, body, headers } = await call('POST', '/api/auth/login', boss);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(body.user).toMatchObject({
      userId: boss.uid,
      name: 'Boss',
      email: boss.email,
      roles: [
        { roleId: 'admin', roleName: 'Admin' },
        { roleId: 'user', roleName: 'User' },
      ],
    });
    expect(JSON.stringify(body)).not.toContain(boss.password);
    const token = String(body.jwtToken);
    expect((await call('GET', `/api/users/${boss.uid}`, undefined, token)).body).toMatchObject({ email: boss.email });
    expect((await call('GET', '/api/team', undefined, token)).status).toBe(200);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const asha = await newPerson();
    const wrong = await call('POST', '/api/auth/login', { email: asha.email, password: 'wrong' });
    const unknown = await call('POST', '/api/auth/login', { email: `${randomUUID()}@example.com`, password: 'wrong' });
    expect(wrong.status).toBe(401);
    const comparable = ({ status, body }: Answer) => ({ status, ...body, requestId: null });
    expect(comparable(wrong)).toEqual(comparable(unknown));
  });

  it('names missing fields', async () => {
    const { status, body } = await call('POST', '/api/auth/login', { email: '', password: '' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ email: 'Email is Required', password: 'Password is Required' });
  });

  it('rate-limits one address and sends Retry-After', async () => {
    const flood = { 'x-forwarded-for': `203.0.113.7, ${randomUUID()}`, 'content-type': 'application/json' };
    const { baseUrl } = stack();
    const attempt = () =>
      fetch(`${baseUrl}/api/auth/login`, { method: 'POST', headers: flood, body: '{"email":"a@example.com","password":"x"}' });
    const statuses: number[] = [];
    let last = await attempt();
    for (let tries = 1; tries < 12; tries += 1) {
      statuses.push(last.status);
      last = await attempt();
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('/users/{userId}', () => {
  it('is accessible to its owner only', async () => {
    const [asha, other, boss] = await Promise.all([newPerson(), newPerson(), newPerson({ admin: true })]);
    const path = `/api/users/${asha.uid}`;
    for (const [method, body] of [['GET'], ['PUT', { name: 'Mallory' }], ['DELETE']] as const) {
      expect((await call(method, path, body)).status).toBe(401);
      expect((await call(method, path, body, await other.token())).status).toBe(403);
      expect((await call(method, path, body, await boss.token())).status).toBe(403);
    }
    const { status, body } = await call('GET', path, undefined, await asha.token());
    expect(status).toBe(200);
    expect(body).toMatchObject({ userId: asha.uid, name: asha.name, emailVerified: true, picture: null });
  });

  it('updates given fields and ignores roles', async () => {
    const asha = await newPerson();
    const path = `/api/users/${asha.uid}`;
    const token = await asha.token();
    await call('PUT', path, { about: 'Buys gifts', gender: 'female' }, token);
    const { status, body } = await call('PUT', path, { name: 'Asha R.', roles: [{ roleId: 'admin' }], admin: true }, token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Asha R.',
      about: 'Buys gifts',
      gender: 'female',
      roles: [{ roleId: 'user', roleName: 'User' }],
    });
    expect((await server.auth().getUser(asha.uid)).displayName).toBe('Asha R.');
    expect((await server.firestore().doc(`users/${asha.uid}`).get()).data()).not.toHaveProperty('roles');
  });

  it('creates a missing profile', async () => {
    const asha = await newPerson();
    await server.firestore().doc(`users/${asha.uid}`).delete();
    const token = await asha.token();
    expect((await call('GET', `/api/users/${asha.uid}`, undefined, token)).body).toMatchObject({ name: asha.name });
    expect((await call('PUT', `/api/users/${asha.uid}`, { about: 'New' }, token)).body).toMatchObject({
      name: asha.name,
      about: 'New',
    });
  });

  it.each([[{ name: '' }], [{ about: 'x'.repeat(2001) }], [{ gender: 'x' }], [{ imageName: '../other' }]])(
    'refuses %j',
    async (edit) => {
      const asha = await newPerson();
      expect((await call('PUT', `/api/users/${asha.uid}`, edit, await asha.token())).status).toBe(422);
    },
  );

  it('deletes account, profile and pictures of that person only', async () => {
    const [asha, other] = await Promise.all([newPerson(), newPerson()]);
    const files = [`uploads/users/${asha.uid}/one`, `pictures/users/${asha.uid}/one/320.webp`];
    // A variant, because an unreferenced upload is deleted by the trigger.
    const others = `pictures/users/${other.uid}/one/320.webp`;
    await Promise.all([...files, others].map((name) => server.bucket().file(name).save('bytes', { resumable: false })));
    const token = await asha.token();
    expect((await call('DELETE', `/api/users/${asha.uid}`, undefined, token)).status).toBe(204);
    await expect(server.auth().getUser(asha.uid)).rejects.toThrow();
    expect((await server.firestore().doc(`users/${asha.uid}`).get()).exists).toBe(false);
    for (const name of files) expect(await server.bucket().file(name).exists()).toEqual([false]);
    expect(await server.bucket().file(others).exists()).toEqual([true]);
    expect((await server.auth().getUser(other.uid)).uid).toBe(other.uid);
    expect((await call('GET', `/api/users/${asha.uid}`, undefined, token)).status).toBe(401);
  });

  it('two concurrent deletions succeed', async () => {
    const asha = await newPerson();
    const files = ['one', 'two', 'three'].map((id) => `pictures/users/${asha.uid}/${id}/320.webp`);
    await Promise.all(files.map((name) => server.bucket().file(name).save('bytes', { resumable: false })));
    const token = await asha.token();
    const remove = async () => (await call('DELETE', `/api/users/${asha.uid}`, undefined, token)).status;
    const answers = await Promise.all([remove(), remove()]);
    // 401: the account was deleted before the second token was verified.
    expect(answers.filter((status) => status !== 401)).toContain(204);
    expect(answers.every((status) => status === 204 || status === 401)).toBe(true);
    await expect(server.auth().getUser(asha.uid)).rejects.toThrow();
  });
});
