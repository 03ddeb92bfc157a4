import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  deleteField,
  doc,
  getDoc,
  getFirestore,
  connectFirestoreEmulator,
  serverTimestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { expect } from 'vitest';
import type { withApi } from '../api/with-api';
import { newPerson } from '../people';
import { stack } from '../stack';

/** What people do in a busy hour, each by the way it takes: visitors and the API by REST, staff by the rules. */
export type Work = Record<string, () => Promise<unknown>>;

const PRODUCT = { title: 'Soak bottle', description: '<p>For tests</p>', live: true, price: 10 };

/** Firestore as an admin's browser has it. */
async function staffFirestore() {
  const { projectId, authHost, firestoreHost } = stack();
  const [host = '', port = ''] = firestoreHost.split(':');
  const app = initializeApp({ projectId, apiKey: 'local' }, `soak ${randomUUID()}`);
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${authHost}`, { disableWarnings: true });
  const admin = await newPerson({ name: 'Boss', role: 'admin' });
  await signInWithEmailAndPassword(auth, admin.email, admin.password);
  const store = getFirestore(app);
  connectFirestoreEmulator(store, host, Number(port));
  return { store, admin, token: () => auth.currentUser?.getIdToken() };
}

/** The steps of one round. Each round leaves the leads and categories that it made deleted. */
export async function peopleAtWork(api: ReturnType<typeof withApi>): Promise<Work> {
  const { store, admin, token } = await staffFirestore();
  const rest = async (method: string, path: string, body?: unknown) => {
    const answer = await api.send(path, { method, token: await token(), body });
    expect(answer.status, `${method} ${path} ${answer.bytes.toString().slice(0, 300)}`).toBeLessThan(300);
    return answer.data as Record<string, string>;
  };
  const { productId = '' } = await rest('POST', '/api/products', PRODUCT);
  let [lead, category] = ['', ''];
  let revision = 1;
  let round = 0;

  const changeLead = (fields: Record<string, unknown>) => {
    revision += 1;
    const entry = { by: admin.uid, byName: admin.name, at: serverTimestamp(), ...fields };
    return updateDoc(doc(store, 'quickEnquiries', lead), {
      ...fields,
      ...{ revision, updatedAt: serverTimestamp(), [`timeline.${revision}`]: entry },
    });
  };

  return {
    async 'send an enquiry'() {
      round += 1;
      revision = 1;
      lead = randomUUID();
      const content = { name: 'Asha', mobile: '98', email: 'asha@example.com', message: 'Fifty bottles' };
      await rest('POST', '/api/quick-enquiries', { ...content, id: lead });
    },
    async 'open a lead list'() {
      await rest('GET', '/api/quick-enquiries/getOrders?pageNumber=0&pageSize=20');
    },
    'note on a lead': () => changeLead({ note: `Called, round ${round}` }),
    'answer a lead': () => changeLead({ status: 'contacted' }),
    async 'add a category'() {
      ({ categoryId: category = '' } = await rest('POST', '/api/categories', { title: `Soak ${round}`, description: 'One' }));
    },
    async 'edit a category'() {
      await rest('PUT', `/api/categories/${category}`, { title: `Soak ${round} again` });
    },
    async 'list categories'() {
      await rest('GET', '/api/categories');
    },
    async 'edit a product'() {
      const product = doc(store, 'products', productId);
      const before = await getDoc(product);
      const next = { quantity: round, revision: Number(before.get('revision')) + 1, updatedAt: serverTimestamp() };
      await updateDoc(product, { ...next, imageError: deleteField() });
    },
    async 'delete a category'() {
      await rest('DELETE', `/api/categories/${category}`);
    },
    async 'erase a lead'() {
      const reference = String((await getDoc(doc(store, 'quickEnquiries', lead))).get('reference'));
      const batch = writeBatch(store);
      batch.delete(doc(store, 'quickEnquiries', lead));
      batch.set(doc(store, 'activity', `erased-${lead}`), {
        ...{ action: 'erased', noun: 'quickEnquiries', id: lead, title: reference, count: 1 },
        ...{ by: admin.uid, byName: admin.name, at: serverTimestamp() },
      });
      await batch.commit();
    },
  };
}
