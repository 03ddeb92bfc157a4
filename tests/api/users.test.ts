import { describe, expect, it } from 'vitest';
import { newPerson } from '../people';
import { server } from '../stack';
import { call } from './call-hosting';

describe('/users/{userId}', () => {
  it('is accessible to its owner only', async () => {
    const [asha, other, boss] = await Promise.all([newPerson(), newPerson(), newPerson({ role: 'admin' })]);
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
    await Promise.all([...files, others].map((name) => server.file(name).save('bytes', { resumable: false })));
    const token = await asha.token();
    expect((await call('DELETE', `/api/users/${asha.uid}`, undefined, token)).status).toBe(204);
    await expect(server.auth().getUser(asha.uid)).rejects.toThrow();
    expect((await server.firestore().doc(`users/${asha.uid}`).get()).exists).toBe(false);
    for (const name of files) expect(await server.file(name).exists()).toEqual([false]);
    expect(await server.file(others).exists()).toEqual([true]);
    expect((await server.auth().getUser(other.uid)).uid).toBe(other.uid);
    expect((await call('GET', `/api/users/${asha.uid}`, undefined, token)).status).toBe(401);
  });

  it('two concurrent deletions succeed', async () => {
    const asha = await newPerson();
    const files = ['one', 'two', 'three'].map((id) => `pictures/users/${asha.uid}/${id}/320.webp`);
    await Promise.all(files.map((name) => server.file(name).save('bytes', { resumable: false })));
    const token = await asha.token();
    const remove = async () => (await call('DELETE', `/api/users/${asha.uid}`, undefined, token)).status;
    const answers = await Promise.all([remove(), remove()]);
    // 401: the account was deleted before the second token was verified.
    expect(answers.filter((status) => status !== 401)).toContain(204);
    expect(answers.every((status) => status === 204 || status === 401)).toBe(true);
    await expect(server.auth().getUser(asha.uid)).rejects.toThrow();
  });
});
