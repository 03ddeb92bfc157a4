import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { holdClock } from '../hold-clock';
import { newPerson } from '../people';
import { server, signIn, stack } from '../stack';
import { call, type HostingAnswer } from './call-hosting';
import { withApi } from './with-api';

const api = withApi();

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
    ['a short password', { password: 'abc', confirmPassword: 'abc' }, { password: 'At least 8 characters' }],
    [
      'a common password',
      { password: 'Password1', confirmPassword: 'Password1' },
      { password: 'This password is among the first that are tried. Use a few words.' },
    ],
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
    const boss = await newPerson({ name: 'Boss', role: 'admin' });
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
    const comparable = ({ status, body }: HostingAnswer) => ({ status, ...body, requestId: null });
    expect(comparable(wrong)).toEqual(comparable(unknown));
  });

  it('names missing fields', async () => {
    const { status, body } = await call('POST', '/api/auth/login', { email: '', password: '' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ email: 'Email is Required', password: 'Password is Required' });
  });

  it('rate-limits one address and sends Retry-After', async () => {
    holdClock();
    const headers = { 'x-forwarded-for': `203.0.113.7, ${randomUUID()}` };
    const body = { email: 'a@example.com', password: 'x' };
    const attempt = () => api.send('/api/auth/login', { method: 'POST', headers, body });
    for (let tries = 0; tries < 10; tries += 1) expect((await attempt()).status).toBe(401);
    const refused = await attempt();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
  });
});
