import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE_META } from '@catalogue/contract/collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp } from '../../tools/backup/back-up';
import { readFolder } from '../../tools/backup/backup-folder';
import { restore } from '../../tools/backup/restore';
import { emulatorTarget } from '../../tools/backup/target';
import { newPerson } from '../people';
import { productFields } from '../fixtures/product-fields';
import { eventually, server, stack } from '../stack';

/*
 * A history with a restore: what is published, sold and revoked after a backup, and what devices see of it afterwards.
 */
const folder = join(mkdtempSync(join(tmpdir(), 'restore-')), 'backup');
const target = emulatorTarget(stack().shift);
const product = server.firestore().doc('products/restore-test');

const meta = async () => (await server.firestore().doc(CATALOGUE_META).get()).data() as { version: number } | undefined;
const published = (title: string, above = 0) =>
  eventually(`${title} to be published above ${above}`, async () => {
    const version = (await meta())?.version ?? 0;
    const file = await fetch(`${stack().baseUrl}/catalogue.json?v=${version}`);
    return version > above && (await file.text()).includes(title) ? version : undefined;
  });
const restoreAll = (...answers: string[]) =>
  restore(target, {
    folder,
    isExact: false,
    settingsFile: join(folder, '.env'),
    ask: () => Promise.resolve(answers.shift() ?? ''),
    log: () => undefined,
  });
const write = (title: string) => product.set(productFields({ title, addedDate: new Date(), updatedAt: new Date() }));

let person: Awaited<ReturnType<typeof newPerson>>;
beforeAll(async () => {
  person = await newPerson();
  await write('Before the backup');
  await published('Before the backup');
  await backUp(target, folder, '');
}, 180_000);
afterAll(async () => {
  await product.delete();
  await server.auth().deleteUser(person.uid);
  rmSync(folder, { recursive: true, force: true });
});

it('moves the version forward only, and keeps revoked sessions revoked', async () => {
  await write('After the backup');
  const later = await published('After the backup');
  await server.auth().revokeRefreshTokens(person.uid);
  const { tokensValidAfterTime } = await server.auth().getUser(person.uid);
  const { manifest } = readFolder(folder);
  await restoreAll(manifest.project, String(manifest.counts.documents));
  // resumePublishing does the same within a minute; a further write does not wait for it.
  await server
    .firestore()
    .doc('products/restore-test-next')
    .set(productFields({ title: 'Next', addedDate: new Date() }));
  const version = await published('Before the backup', later);
  expect(version).toBeGreaterThan(later + 1);
  const after = (await server.auth().getUser(person.uid)).tokensValidAfterTime;
  expect(Date.parse(after ?? '')).toBeGreaterThanOrEqual(Date.parse(tokensValidAfterTime ?? ''));
  await server.firestore().doc('products/restore-test-next').delete();
}, 300_000);
