import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../deploy/google-api';
import { createFolder, createList, writeBytes, writeManifest } from './backup-folder';
import type { StoredDocument } from './documents';
import { restore } from './restore';
import { restoreDocuments } from './restore-documents';
import type { Target } from './target';

const PROJECT = 'gifts-4f2a1';
const ROOT_NAME = `projects/${PROJECT}/databases/(default)/documents/`;

/** A document whose fields are texts. */
const documentOf = (path: string, texts: Record<string, string> = {}): StoredDocument => ({
  path,
  fields: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { stringValue: text }])),
});

interface Query {
  from: [{ collectionId?: string }];
  where?: { fieldFilter: { field: { fieldPath: string }; value: { stringValue: string } } };
}

/** A project without accounts and files. `written` and `deleted` are in the order of the commits. */
function projectWith(documents: readonly StoredDocument[]) {
  const [written, deleted, uploaded]: [string[], string[], string[]] = [[], [], []];
  const query = ({ from: [{ collectionId }], where }: Query): Answer => {
    const found = documents.filter(({ path, fields }) => {
      if (collectionId !== undefined && path.split('/')[0] !== collectionId) return false;
      if (where === undefined) return true;
      const { field, value } = where.fieldFilter;
      return (fields[field.fieldPath] as { stringValue?: string } | undefined)?.stringValue === value.stringValue;
    });
    return { status: 200, body: found.map(({ path, fields }) => ({ document: { name: ROOT_NAME + path, fields } })) };
  };
  const post = (url: string, body: unknown): Promise<Answer> => {
    if (url.endsWith(':runQuery')) return Promise.resolve(query((body as { structuredQuery: Query }).structuredQuery));
    const { writes = [] } = body as { writes?: { update?: { name: string }; delete?: string }[] };
    for (const { update, delete: gone } of writes) {
      if (update) written.push(update.name.slice(ROOT_NAME.length));
      if (gone !== undefined) deleted.push(gone.slice(ROOT_NAME.length));
    }
    return Promise.resolve({ status: 200, body: {} });
  };
  const target = {
    ...{ project: PROJECT, bucket: 'b', picturesBucket: 'p', isEmulator: true },
    ...{ firestore: 'https://firestore', auth: 'https://auth', storage: 'https://storage' },
    api: { post, get: () => Promise.resolve({ status: 200, body: {} }) },
    send: (url: string) => {
      uploaded.push(new URL(url).searchParams.get('name') ?? '');
      return Promise.resolve(new Response());
    },
  } as unknown as Target;
  return { target, written, deleted, uploaded };
}

let scratch: string;
beforeEach(() => void (scratch = mkdtempSync(join(tmpdir(), 'restore-'))));
afterEach(() => rmSync(scratch, { recursive: true }));

/** Answers the first two questions; keeps the others, which `answers` answer. */
function person(count: number, answers: string[] = []) {
  const [first, further]: [string[], string[]] = [[PROJECT, String(count)], []];
  const ask = (question: string): Promise<string> => {
    const known = first.shift();
    if (known === undefined) further.push(question);
    return Promise.resolve(known ?? answers.shift() ?? '');
  };
  return { ask, further };
}

interface Talk {
  ask: (question: string) => Promise<string>;
  log: (line: string) => void;
}

/** Restores a folder of `npm run backup` with one file. */
async function restoreFolder(target: Target, documents: readonly StoredDocument[], talk: Talk, isExact = false, file = 'a') {
  const folder = join(scratch, 'folder');
  createFolder(folder);
  const lists = {
    documents: createList(folder, 'documents.jsonl'),
    accounts: createList(folder, 'accounts.jsonl'),
    objects: createList(folder, 'objects.jsonl'),
  };
  for (const document of documents) lists.documents.add(document);
  lists.objects.add({ name: file, contentType: 'text/plain', sha256: writeBytes(folder, Buffer.from('text')) });
  writeManifest(folder, { ...lists, hashConfig: null, settings: '' }, PROJECT);
  await restore(target, { folder, isExact, settingsFile: join(scratch, '.env'), ...talk });
}

/** Restores a file that the screen Status has downloaded. */
async function restoreFile(target: Target, documents: readonly StoredDocument[], talk: Talk) {
  const file = join(scratch, 'backup.jsonl.gz');
  writeFileSync(file, gzipSync(documents.map((document) => `${JSON.stringify(document)}\n`).join('')));
  await restoreDocuments(target, { file, ...talk });
}

const ERASURE = documentOf('activity/erased-o1', { action: 'erased', noun: 'orders', id: 'o1' });

describe.each([
  ['a folder of npm run backup', restoreFolder],
  ['a file of the screen Status', restoreFile],
])('restore of %s', (_, run) => {
  it('writes settings before products, so that no limited price is published, and mails after their leads', async () => {
    const paths = ['categories/c', 'mail/order-o1', 'orders/o1', 'products/p', 'settings/limitedPrices', 'settings/site'];
    const { target, written } = projectWith([]);
    const { ask } = person(paths.length);
    await run(
      target,
      paths.map((path) => documentOf(path)),
      { ask, log: () => undefined },
    );
    expect(written).toEqual([
      ...['settings/limitedPrices', 'settings/site', 'categories/c', 'orders/o1', 'products/p'],
      'mail/order-o1',
    ]);
  });

  it('leaves out leads that were erased since, and the mails about them', async () => {
    const documents = [
      documentOf('mail/order-o1-client', { kind: 'order', leadId: 'o1' }),
      documentOf('mail/quickEnquiry-o1', { kind: 'quickEnquiry', leadId: 'o1' }),
      ...['orders/o1', 'orders/o2', 'quickEnquiries/o1'].map((path) => documentOf(path)),
    ];
    const { target, written } = projectWith([ERASURE]);
    const lines: string[] = [];
    await run(target, documents, { ask: person(documents.length).ask, log: (line) => lines.push(line) });
    expect(written).toEqual(['orders/o2', 'quickEnquiries/o1', 'mail/quickEnquiry-o1']);
    expect(lines).toContain('1 leads of the backup were erased since, and stay erased');
  });

  const TEAM = [
    documentOf('team/asha', { name: 'Asha', email: 'asha@example.com', role: 'admin' }),
    documentOf('team/ravi', { name: 'Ravi', email: 'ravi@example.com', role: 'sales' }),
    documentOf('team/ravi/devices/one', { role: 'admin' }),
    documentOf('team/zoe', { name: 'Zoe', email: 'zoe@example.com', role: 'rep' }),
  ];

  it('names who gets a role or a higher one, and asks for their number', async () => {
    const now = [documentOf('team/asha', { role: 'rep' }), documentOf('team/zoe', { role: 'sales' })];
    const { target, written } = projectWith(now);
    const { ask, further } = person(TEAM.length, ['2']);
    await run(target, TEAM, { ask, log: () => undefined });
    expect(further).toEqual([
      'This gives roles in the team: Asha <asha@example.com> admin (now rep), Ravi <ravi@example.com> sales (now none). Type the number of these people (2)',
    ]);
    expect(written).toHaveLength(TEAM.length);
  });

  it('writes nothing after another answer', async () => {
    const { target, written, deleted } = projectWith([]);
    const { ask } = person(TEAM.length, ['yes']);
    await expect(run(target, TEAM, { ask, log: () => undefined })).rejects.toThrow('Nothing was restored');
    expect([written, deleted]).toEqual([[], []]);
  });

  it('asks for nobody whose role stays or falls', async () => {
    const { target } = projectWith(TEAM);
    const { ask, further } = person(TEAM.length);
    await run(target, TEAM, { ask, log: () => undefined });
    expect(further).toEqual([]);
  });
});

describe('restore of a folder', () => {
  it('does not bring back the file of an erased lead', async () => {
    const { target, uploaded } = projectWith([ERASURE]);
    await restoreFolder(target, [], { ask: person(0).ask, log: () => undefined }, false, 'enquiries/orders/o1/attachment');
    expect(uploaded).toEqual([]);
  });

  it('brings back files of other leads', async () => {
    const { target, uploaded } = projectWith([ERASURE]);
    await restoreFolder(target, [], { ask: person(0).ask, log: () => undefined }, false, 'enquiries/orders/o2/attachment');
    expect(uploaded).toEqual(['enquiries/orders/o2/attachment']);
  });

  it('deletes what is newer if it is exact, but not what says who was erased', async () => {
    const { target, written, deleted } = projectWith([ERASURE, documentOf('activity/later', { action: 'added' })]);
    const { ask } = person(1);
    await restoreFolder(target, [documentOf('orders/o1')], { ask, log: () => undefined }, true);
    expect(written).toEqual([]);
    expect(deleted).toContain('activity/later');
    expect(deleted).not.toContain(ERASURE.path);
  });
});
