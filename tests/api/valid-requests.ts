import { randomUUID } from 'node:crypto';
import type { RESOURCES } from '@catalogue/contract/endpoints/table';
import type { Person } from '../people';
import { server } from '../stack';
import {
  newBanner,
  newCategory,
  newClientWithCard,
  newEnquiry,
  newEnquiryWithFile,
  newPerson,
  newProduct,
  newShortlist,
  newSubscriber,
} from './fixtures';
import { drawPng, formOf } from './pictures';

/** Input of a valid request; the body defaults to the example of the endpoint. */
export interface ValidRequest {
  params?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** The only person allowed, if the endpoint checks more than the role. */
  by?: Person;
}

const picture = async (field: string) => formOf(field, [{ bytes: await drawPng() }]);
const category = async (): Promise<ValidRequest> => ({ params: { categoryId: await newCategory() } });
const product = async (): Promise<ValidRequest> => ({ params: { productId: await newProduct() } });
const banner = (kind: 'carousel' | 'trending') => async (): Promise<ValidRequest> => ({
  params: { id: await newBanner(kind) },
});
const self = async (): Promise<ValidRequest> => {
  const by = await newPerson();
  return { by, params: { userId: by.uid } };
};
const enquiry = async () => {
  const { reference, statusToken } = await newEnquiry();
  return { params: { reference }, body: { token: statusToken } };
};
const nothing = (): Promise<ValidRequest> => Promise.resolve({});
const spam = async (): Promise<ValidRequest> => {
  const { id } = await newEnquiry();
  await server.firestore().doc(`quickEnquiries/${id}`).update({ status: 'spam' });
  return {};
};
/** Somebody with an account, a lead, a subscription, a rep's note and a shortlist. */
const person = async (): Promise<ValidRequest> => {
  const { email } = await newPerson();
  const [lead, client, shortlist] = [await newEnquiry(), await newClientWithCard('tests'), await newShortlist()];
  await Promise.all([
    server
      .firestore()
      .doc(`quickEnquiries/${lead.id}`)
      .update({ email, searchKeys: [email] }),
    server.firestore().doc(`clients/${client}`).update({ email }),
    server
      .firestore()
      .doc(`shortlists/${shortlist}`)
      .update({ title: `Gifts for ${email}` }),
    server.firestore().collection('subscribers').add({ email, createdAt: new Date() }),
  ]);
  return { body: { person: email } };
};

interface Callers {
  user: Person;
  rep: Person;
}
type Prepare = (callers: Callers) => Promise<ValidRequest>;

/** A valid request for every endpoint; a missing one does not compile. */
const VALID_REQUESTS: { [R in keyof typeof RESOURCES]: Record<keyof (typeof RESOURCES)[R], Prepare> } = {
  accounts: {
    register: () =>
      Promise.resolve({ body: { name: 'Asha', email: `${randomUUID()}@example.com`, password: 'a long pass phrase' } }),
    logIn: ({ user: { email, password } }) => Promise.resolve({ body: { email, password } }),
    readUser: self,
    editUser: self,
    deleteUser: self,
  },
  team: {
    list: nothing,
    grant: async () => ({ body: { email: (await newPerson()).email } }),
    revoke: async () => ({ params: { uid: (await newPerson({ role: 'admin' })).uid } }),
    pushKey: nothing,
    addDevice: nothing,
    removeDevice: nothing,
  },
  categories: {
    list: nothing,
    read: category,
    create: nothing,
    replace: async () => ({ ...(await category()), body: { title: 'Other' } }),
    remove: category,
  },
  products: {
    list: nothing,
    listOfCategory: category,
    read: product,
    create: () => Promise.resolve({ body: { title: 'Test bottle' } }),
    createInCategory: category,
    replace: product,
    remove: product,
    uploadImage: async () => ({ ...(await product()), body: await picture('productImage') }),
    addPictures: async () => ({ ...(await product()), body: await picture('pictures') }),
    image: async () => ({ params: { productId: await newProduct() } }),
  },
  prices: { read: nothing },
  carousel: {
    upload: async () => ({ body: await picture('files') }),
    list: nothing,
    replace: banner('carousel'),
    remove: banner('carousel'),
  },
  trending: {
    upload: async () => ({ body: await picture('files') }),
    list: nothing,
    replace: banner('trending'),
    remove: banner('trending'),
  },
  leads: {
    sendQuickEnquiry: () =>
      Promise.resolve({ body: { id: randomUUID(), name: 'Asha', mobile: '98', email: 'a@example.com', message: 'Hi' } }),
    listQuickEnquiries: nothing,
    sendOrder: () => Promise.resolve({ body: { id: randomUUID(), name: 'Asha', email: 'a@example.com', quantity: 3 } }),
    eraseSpam: spam,
    listOrders: nothing,
  },
  attachments: {
    upload: async () => {
      const body = await drawPng();
      const { reference, grant } = await newEnquiryWithFile(body, true);
      return { params: { reference }, body, headers: { 'content-type': 'image/png', authorization: `Bearer ${grant}` } };
    },
    download: async ({ rep }) => {
      const { id } = await newEnquiryWithFile(await drawPng());
      await server.firestore().doc(`quickEnquiries/${id}`).update({ repId: rep.uid });
      return { params: { kind: 'quickEnquiry', id } };
    },
  },
  enquiryStatus: {
    link: async ({ rep }) => {
      const { id, reference } = await newEnquiry();
      await server.firestore().doc(`quickEnquiries/${id}`).update({ repId: rep.uid });
      return { params: { reference } };
    },
    read: enquiry,
    addNote: async () => {
      const { params, body } = await enquiry();
      return { params, body: { ...body, id: randomUUID(), text: 'In blue, please' } };
    },
  },
  clients: { card: async ({ rep }) => ({ params: { id: await newClientWithCard(rep.uid) } }) },
  shortlists: {
    save: () => Promise.resolve({ body: { id: randomUUID(), title: 'Gifts', expiresAt: null, code: 'AQEA' } }),
    read: async () => ({ params: { id: await newShortlist() } }),
    open: async () => ({ params: { id: await newShortlist() } }),
  },
  subscribers: {
    subscribe: () => Promise.resolve({ body: { email: `${randomUUID()}@example.com` } }),
    list: nothing,
    remove: async () => ({ params: { id: await newSubscriber() } }),
  },
  failedSearches: { report: nothing },
  personalData: { export: nothing, erase: person },
  status: { read: nothing, leadMetrics: nothing, network: nothing, reportVitals: nothing },
  backup: { read: nothing },
  documentation: { openapi: nothing, page: nothing, style: nothing },
};

/** Makes what a request needs, e.g. its product. */
export function validRequestOf(resource: string, name: string, callers: Callers): Promise<ValidRequest> {
  const prepare = (VALID_REQUESTS as Record<string, Record<string, Prepare>>)[resource]?.[name];
  if (prepare === undefined) throw new Error(`No valid request for ${resource}.${name}`);
  return prepare(callers);
}
