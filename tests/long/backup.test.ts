import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS, STATUS_DOCUMENTS } from '@catalogue/contract/collections';
import { readPage } from '../../functions/src/backup/read-page';
import { picturesBucketName } from '../../functions/src/platform/storage';
import { isRestorable } from '../../tools/backup/published';
import { type Account, deleteAccounts, readAccounts } from '../../tools/backup/accounts';
import { backUp } from '../../tools/backup/back-up';
import { readFolder, readBytesOf, type Backup } from '../../tools/backup/backup-folder';
import { deleteDocuments, readDocuments, type StoredDocument, writeDocuments } from '../../tools/backup/documents';
import { deleteObject, readBytes, readObjects, writeObject } from '../../tools/backup/objects';
import { restore } from '../../tools/backup/restore';
import { restoreDocuments } from '../../tools/backup/restore-documents';
import { emulatorTarget, type Target } from '../../tools/backup/target';
import { startSuite, type Suite } from '../../tools/emulators/suite';
import { projectId } from '../../tools/ports';
import { stack } from '../stack';

const scratch = mkdtempSync(join(tmpdir(), 'backup-test-'));
const FIRST = join(scratch, 'first');
const SETTINGS = 'STAFF_MAIL=sales@example.com\n';
const SETTINGS_FILE = join(scratch, '.env.other');
let other: Suite | undefined;
let target: Target;

/** Emulators without functions: nothing but the restore writes to them. */
const OTHER_SHIFT = Number(process.env.PORT_SHIFT ?? 0) + 7_000;

/** Auth sets these itself on every import and login. */
const SET_BY_AUTH = ['passwordUpdatedAt', 'lastRefreshAt', 'lastLoginAt'];

/** Everything that a restore must bring back, the times that Auth sets left out. An import writes `disabled` in any case. */
function contentOf(backup: Backup) {
  const accounts = [...backup.accounts()].map((account) =>
    Object.fromEntries(Object.entries({ disabled: false, ...account }).filter(([name]) => !SET_BY_AUTH.includes(name))),
  );
  return { documents: [...backup.documents()], objects: [...backup.objects()], accounts };
}

const answersFor = (backup: Backup, project: string) => {
  const { project: from, counts } = backup.manifest;
  const answers = [...(from === project ? [] : [from]), project, String(counts.documents)];
  return (question: string) => Promise.resolve(answers.shift() ?? numberIn(question));
};
/** An empty project takes the whole team back, and asks for its number. */
const numberIn = (question: string): string => /\((\d+)\)$/.exec(question)?.[1] ?? '';

async function restoreInto(isExact: boolean): Promise<void> {
  const ask = answersFor(readFolder(FIRST), target.project);
  await restore(target, { folder: FIRST, isExact, settingsFile: SETTINGS_FILE, ask, log: () => undefined });
}

function expectSame(copy: Backup, original: Backup): void {
  const [actual, expected] = [contentOf(copy), contentOf(original)];
  expect(actual.documents).toEqual(expected.documents);
  expect(actual.accounts).toEqual(expected.accounts);
  expect(actual.objects).toEqual(expected.objects);
}

async function documentsOf(project: Target): Promise<StoredDocument[]> {
  const documents: StoredDocument[] = [];
  for await (const document of readDocuments(project)) documents.push(document);
  return documents;
}

async function accountsOf(project: Target) {
  const accounts: Account[] = [];
  for await (const account of readAccounts(project)) accounts.push(account);
  return accounts;
}

const startedAt = Date.now();
let copies = 0;
async function backUpOther(): Promise<Backup> {
  copies += 1;
  const folder = join(scratch, `copy-${copies}`);
  await backUp(target, folder, '');
  return readFolder(folder);
}

async function signInStatus(email: string, password: string): Promise<number> {
  const url = `${target.auth}/v1/accounts:signInWithPassword?key=any`;
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  return (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status;
}

/** A value of each type, written as Firestore's REST interface writes it. `state`: no trigger takes it for work. */
const FIELDS = {
  state: { stringValue: 'sent' },
  text: { stringValue: 'Größe "L"\n' },
  count: { integerValue: '9007199254740993' },
  price: { doubleValue: 1.5 },
  at: { timestampValue: '2026-11-23T01:02:03.123456Z' },
  nothing: { nullValue: null },
  bytes: { bytesValue: 'AAEC/w==' },
  place: { geoPointValue: { latitude: 18.5, longitude: 73.8 } },
  lines: { arrayValue: { values: [{ mapValue: { fields: { isBold: { booleanValue: true } } } }] } },
};
const CARD = { name: 'cards/rep-1/backup-test/photo', contentType: 'image/jpeg' };

/** Documents of the collections that the seed leaves empty, and one of a device of the team. */
async function missingIn(seeded: Target): Promise<StoredDocument[]> {
  const held = new Set((await documentsOf(seeded)).map(({ path }) => path.split('/')[0]));
  const empty = Object.values(COLLECTIONS).filter((name) => !held.has(name));
  return [...empty.map((name) => `${name}/backup-test`), 'team/backup-test/devices/one'].map((path) => ({
    path,
    fields: FIELDS,
  }));
}

beforeAll(async () => {
  const seeded = emulatorTarget(Number(process.env.PORT_SHIFT ?? 0));
  expect(seeded.project).toBe(stack().projectId);
  const added = await missingIn(seeded);
  await writeDocuments(seeded, added);
  await writeObject(seeded, CARD, Buffer.from('a photo'));
  await backUp(seeded, FIRST, SETTINGS);
  await deleteDocuments(
    seeded,
    added.map(({ path }) => path),
  );
  await deleteObject(seeded, CARD.name);
  const { environment } = (other = await startSuite({ shift: OTHER_SHIFT, only: ['auth', 'firestore', 'storage'] }));
  target = {
    ...seeded,
    project: projectId(OTHER_SHIFT),
    bucket: `${projectId(OTHER_SHIFT)}.appspot.com`,
    picturesBucket: picturesBucketName(projectId(OTHER_SHIFT)),
    firestore: `http://${environment.FIRESTORE_EMULATOR_HOST ?? ''}/v1`,
    auth: `http://${environment.FIREBASE_AUTH_EMULATOR_HOST ?? ''}/identitytoolkit.googleapis.com`,
    storage: `http://${environment.FIREBASE_STORAGE_EMULATOR_HOST ?? ''}`,
  };
}, 180_000);

afterAll(async () => {
  await other?.stop();
  rmSync(scratch, { recursive: true, force: true });
}, 60_000);

it('a backup holds every collection, devices of the team and photos of cards', () => {
  const first = readFolder(FIRST);
  const documents = [...first.documents()];
  const held = [...new Set(documents.map(({ path }) => path.split('/')[0]))];
  expect(held).toEqual(expect.arrayContaining(Object.values(COLLECTIONS).filter((name) => isRestorable(`${name}/one`))));
  expect(documents.filter(({ path }) => !isRestorable(path))).toEqual([]);
  expect(documents).toContainEqual({ path: 'team/backup-test/devices/one', fields: FIELDS });
  expect([...first.objects()].map(({ name }) => name)).toContain(CARD.name);
});

describe('restore', () => {
  it('fills an empty project with the backup, to the byte', async () => {
    await restoreInto(false);
    const first = readFolder(FIRST);
    expect(first.manifest.counts.documents).toBeGreaterThan(100);
    expect(first.manifest.counts.objects).toBeGreaterThan(100);
    expectSame(await backUpOther(), first);
    expect(readFileSync(SETTINGS_FILE, 'utf8')).toBe(SETTINGS);
    const record = (await documentsOf(target)).find(({ path }) => path === STATUS_DOCUMENTS.backup);
    const at = record?.fields.at as { timestampValue?: string } | undefined;
    expect(Date.parse(String(at?.timestampValue))).toBeGreaterThan(startedAt);
  }, 300_000);

  it('repairs a wrecked project: documents, accounts, pictures', async () => {
    const first = readFolder(FIRST);
    const paths = [...first.documents()].map(({ path }) => path);
    await deleteDocuments(target, paths.slice(0, 50));
    await writeDocuments(target, [
      { path: paths.at(-1) ?? '', fields: { wrecked: { booleanValue: true } } },
      { path: 'products/not-in-the-backup', fields: {} },
      { path: 'products/not-in-the-backup/deep/one', fields: {} },
    ]);
    await deleteAccounts(
      target,
      (await accountsOf(target)).map(({ localId }) => localId),
    );
    const [one, two] = await readObjects(target);
    if (!one || !two) throw new Error('The seed has no pictures');
    await deleteObject(target, one.name);
    await writeObject(target, two, Buffer.from('wrecked'));
    await writeObject(target, { name: 'not-in-the-backup', contentType: 'text/plain' }, Buffer.from('new'));
    writeFileSync(SETTINGS_FILE, 'STAFF_MAIL=wrecked@example.com\nAPP_CHECK_KEY=wrecked\n');
    expect(await signInStatus('admin@example.com', 'Admin#2026')).toBe(400);

    await restoreInto(true);
    expectSame(await backUpOther(), first);
    expect(readFileSync(SETTINGS_FILE, 'utf8')).toBe(SETTINGS);
  }, 300_000);

  it('keeps passwords, claims and pictures', async () => {
    expect(await signInStatus('admin@example.com', 'Admin#2026')).toBe(200);
    expect(await signInStatus('visitor@example.com', 'User#2026')).toBe(200);
    const admin = (await accountsOf(target)).find(({ email }) => email === 'admin@example.com');
    expect(JSON.parse(String(admin?.customAttributes))).toMatchObject({ admin: true });
    const picture = [...readFolder(FIRST).objects()].find(({ name }) => name.endsWith('.avif'));
    if (!picture) throw new Error('The seed has no pictures');
    expect(await readBytes(target, picture.name)).toEqual(readBytesOf(FIRST, picture));
  });
});

describe('restore refuses', () => {
  const refusal = (change: Partial<Target>, ask: (question: string) => Promise<string>) =>
    restore({ ...target, ...change }, { folder: FIRST, isExact: true, settingsFile: SETTINGS_FILE, ask, log: () => undefined });

  it('another project than that of the backup, unless its name is typed', async () => {
    const questions: string[] = [];
    const ask = (question: string) => Promise.resolve(questions.push(question) === 1 ? 'gifts-4f2a1' : '');
    await expect(refusal({ project: 'gifts-4f2a1' }, ask)).rejects.toThrow(/is of demo-catalogue.*not of gifts-4f2a1/);
    expect(questions).toEqual([expect.stringContaining("Type the name of the backup's project")]);
  });

  it.each([
    ['a wrong name', ['demo-catalog', '']],
    ['a wrong number', ['', '7']],
  ])('%s', async (_name, [name = '', count = '']) => {
    const answers = [readFolder(FIRST).manifest.project, name || target.project, count];
    await expect(refusal({}, () => Promise.resolve(answers.shift() ?? ''))).rejects.toThrow(/Nothing was restored/);
  });

  it('a backup of which one byte was changed', async () => {
    const file = join(FIRST, 'documents.jsonl');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('a', 'b'));
    await expect(restoreInto(true)).rejects.toThrow('documents.jsonl is missing or was changed. Nothing was restored.');
    writeFileSync(file, text);
  });

  it('a folder without a manifest', () => {
    expect(() => readFolder(scratch)).toThrow('manifest.json is missing');
  });
});

it('a backup of the screen Status has every document as it is stored, and brings it back', async () => {
  const file = join(scratch, 'backup.jsonl.gz');
  const source = emulatorTarget(Number(process.env.PORT_SHIFT ?? 0));
  const documents = async () => (await documentsOf(source)).filter(({ path }) => isKept(path));
  const read: StoredDocument[] = [];
  const members: Buffer[] = [];
  let after: string | undefined;
  do {
    const page = await readPage(after, { documents: 100, bytes: 1_000_000 });
    read.push(...page.documents);
    members.push(gzipSync(page.documents.map((document) => `${JSON.stringify(document)}\n`).join('')));
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect(members.length).toBeGreaterThan(1);
  expect(read).toEqual(expect.arrayContaining(await documents()));
  writeFileSync(file, Buffer.concat(members));
  await deleteDocuments(
    target,
    (await documentsOf(target)).map(({ path }) => path),
  );
  const count = read.filter(({ path }) => isRestorable(path)).length;
  const answers = [target.project, String(count)];
  const ask = (question: string) => Promise.resolve(answers.shift() ?? numberIn(question));
  await restoreDocuments(target, { file, ask, log: () => undefined });
  expect((await documentsOf(target)).filter(({ path }) => isKept(path))).toEqual(await documents());
  writeFileSync(file, Buffer.concat(members).subarray(0, 2_000));
  await expect(restoreDocuments(target, { file, ask: () => Promise.resolve(''), log: () => undefined })).rejects.toThrow(
    'no complete download',
  );
});

/** Top-level documents that nobody makes anew. */
const isKept = (path: string): boolean => {
  const [name = '', , ...deeper] = path.split('/');
  const isMadeAnew = ['adminInvites', 'dailyCounters', 'publishQueue', 'rateLimits', 'snapshots', 'status', 'meta'].includes(
    name,
  );
  return deeper.length === 0 && !isMadeAnew;
};
