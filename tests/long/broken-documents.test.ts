import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@catalogue/contract/endpoints/endpoint';
import { RESOURCES } from '@catalogue/contract/endpoints/table';
import { expect, it } from 'vitest';
import { retryLeadMail } from '../../functions/src/leads/send-lead-mail';
import { sendSpamDigest } from '../../functions/src/leads/send-spam-digest';
import type { Mailer } from '../../functions/src/platform/mail';
import { devicesOfTeam } from '../../functions/src/push/devices';
import { newPerson } from '../api/fixtures';
import { withApi } from '../api/with-api';
import { server } from '../stack';

/* Some eighty documents, each of which background functions try to work on meanwhile: too slow for npm test. */

const api = withApi();
const store = server.firestore();
const LONG = 'x'.repeat(300);

/** Every list, every figure and every file of the API that needs no id. */
const READS = Object.values<Record<string, Endpoint>>(RESOURCES)
  .flatMap((calls) => Object.values(calls))
  .filter(({ method, params }) => method === 'GET' && params === undefined)
  .map(({ path }) => (path.startsWith('/api/') ? path : `/api${path}`));

/** Collections that people write, directly or by the API, with a field by which a person is found. */
const WRITTEN = {
  ...{ activity: {}, banners: {}, categories: {}, products: {}, mail: {}, team: {}, settings: {} },
  ...{ clients: 'email', orders: 'email', quickEnquiries: 'email', subscribers: 'email', users: {}, shortlists: {} },
};
/** What each field of a document may hold instead of what it should. */
const WRONG: readonly unknown[] = [LONG, NaN, Infinity, null, [1], { any: { deep: LONG } }];
const FIELDS =
  'action alt by byName categoryId code company count coverImage createdAt deletedAt description email enquirerNotes error facts gallery ' +
  'grantedAt holidays hue id imageName kind leadId lines live message mobile name nextTryAt note noun order owner ownerName picture ' +
  'price quantity reference repId role sku state status synonyms timeline title updatedAt views';

it('every list, export, mail and link answers, with broken documents in every collection', { timeout: 180_000 }, async () => {
  const boss = await newPerson({ name: 'Boss', role: 'admin' });
  const token = await boss.token();
  const get = async (path: string) => {
    const answer = await api.send(path, { token });
    expect(answer.status, `${path} ${answer.bytes.toString().slice(0, 200)}`).toBe(200);
    return answer.data;
  };
  const email = `${randomUUID()}@example.com`;
  const broken = Object.entries(WRITTEN).flatMap(([collection, field]) =>
    WRONG.map((wrong) => ({
      document: store.collection(collection).doc(),
      data: {
        ...Object.fromEntries(FIELDS.split(' ').map((name) => [name, wrong])),
        ...(typeof field === 'string' && { [field]: email }),
        ...(collection === 'mail' && { nextTryAt: new Date(0), state: 'queued' }),
        // Listed by date.
        ...{ createdAt: new Date(), at: new Date(), searchKeys: [email] },
      },
    })),
  );
  const device = store.doc(`team/${boss.uid}/devices/broken`);
  await Promise.all([...broken.map(({ document, data }) => document.set(data)), device.set({ endpoint: 5 })]);
  try {
    expect(READS.length).toBeGreaterThan(10);
    for (const path of READS) {
      await get(path);
    }
    for (const [list, collection] of Object.entries({
      '/api/myorders/show': 'orders',
      '/api/quick-enquiries/getOrders': 'quickEnquiries',
    })) {
      const ids = ((await get(list)) as { id: string }[]).map(({ id }) => id);
      expect(ids).toEqual(
        expect.arrayContaining(
          broken.filter(({ document }) => document.parent.id === collection).map(({ document }) => document.id),
        ),
      );
    }
    const delivery = { accepted: 'staff@example.com', refused: '' };
    const mailer: Mailer = { siteUrl: 'https://example.com', send: () => Promise.resolve(delivery) };
    await retryLeadMail(mailer);
    await sendSpamDigest(mailer);
    await devicesOfTeam();
    for (const call of ['export', 'erase']) {
      const answer = await api.send(`/api/personal-data/${call}`, { method: 'POST', token, body: { person: email } });
      expect(answer.status, answer.bytes.toString().slice(0, 300)).toBe(200);
      const found = answer.data as { orders: unknown[]; leads: number };
      expect(call === 'export' ? found.orders.length * 2 : found.leads).toBe(2 * WRONG.length);
    }
  } finally {
    await Promise.all([device, ...broken.map(({ document }) => document)].map((one) => one.delete()));
  }
});
