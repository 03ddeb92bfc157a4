import type { QuickEnquiryInput } from '@catalogue/contract/entities/lead';
import type { Mail } from '@catalogue/contract/entities/mail';
import { randomUUID } from 'node:crypto';
import { PRODUCT_DEFAULTS } from '@catalogue/contract/entities/product';
import type { Caller } from '../../functions/src/api/authenticate';
import { addContent } from '../../functions/src/api/edit-content';
import { newMail } from '../../functions/src/leads/new-mail';
import { receiveLead } from '../../functions/src/leads/receive-lead';
import { saveShortlist } from '../../functions/src/shortlists/shared-shortlists';
import { Timestamp } from '../../functions/src/platform/firestore';
import { storeAttachment } from '../../functions/src/leads/store-attachment';
import { newPerson } from '../people';
import { server } from '../stack';

const BY: Caller = { uid: 'tests', name: 'Tests', role: 'admin', loggedInAt: 0 };
const ENQUIRY = { name: 'Asha Rao', mobile: '9812345678', email: 'asha@example.com', message: 'Fifty bottles?' };
export const newId = (): string => `t-${randomUUID()}`;

/** Creates a category like the API. */
export async function newCategory(fields: Record<string, unknown> = {}, id = newId()): Promise<string> {
  const rest = {
    title: 'Testware',
    description: 'For tests',
    coverImage: null,
    hue: 7,
    order: 900,
    imageName: null,
    picture: null,
  };
  await addContent({ noun: 'categories', id, by: BY }, fields, rest);
  return id;
}

/** Creates a product like the API. */
export async function newProduct(fields: Record<string, unknown> = {}): Promise<string> {
  const id = newId();
  const rest = {
    ...PRODUCT_DEFAULTS,
    title: 'Test bottle',
    description: '<p>For tests</p>',
    price: 10,
    imageName: null,
    picture: null,
  };
  await addContent({ noun: 'products', id, by: BY }, fields, rest);
  return id;
}

/** Creates a banner like the API. */
export async function newBanner(kind: 'carousel' | 'trending'): Promise<string> {
  const id = newId();
  const rest = {
    alt: '',
    link: null,
    order: 900,
    startsAt: null,
    endsAt: null,
    planned: false,
    imageName: null,
    picture: null,
  };
  await addContent({ noun: 'banners', id, by: BY }, {}, { kind, ...rest });
  return id;
}

/** Sends a quick enquiry like a device. */
export const newEnquiry = () => storeEnquiry({});

async function storeEnquiry(more: Pick<QuickEnquiryInput, 'id' | 'attachment'>) {
  const receipt = await receiveLead('quickEnquiry', { ...ENQUIRY, id: randomUUID(), website: '', ...more }, null);
  if (receipt === null) throw new Error('A lead without a network has no budget');
  return receipt;
}

/** Sends a quick enquiry that announces a file, and uploads the file unless `pending`. */
export async function newEnquiryWithFile(bytes: Buffer, pending = false) {
  const id = randomUUID();
  const attachment = { name: 'logo.png', type: 'image/png', bytes: bytes.byteLength } as const;
  const receipt = await storeEnquiry({ id, attachment });
  const grant = receipt.attachment?.grant ?? '';
  const file = { type: attachment.type, grant, read: () => Promise.resolve(bytes) };
  if (!pending) await storeAttachment(receipt.reference, file);
  return { id, reference: receipt.reference, grant };
}

export async function newSubscriber(): Promise<string> {
  const id = newId();
  await server
    .firestore()
    .collection('subscribers')
    .doc(id)
    .set({ email: `${id}@example.com`, createdAt: new Date() });
  return id;
}

export { newPerson };

/** What stands for a JPEG: the server keeps the bytes as a device has uploaded them. */
export const CARD = Buffer.from('photo of a card');

/** Creates a client of the rep with the photo of a card, like a device. Resolves to the client's id. */
export async function newClientWithCard(owner: string): Promise<string> {
  const id = newId();
  const fields = { name: 'Meera', company: '', phone: '', city: '', email: '', updatedAt: new Date() };
  await server
    .firestore()
    .doc(`clients/${id}`)
    .set({ ...fields, owner, card: 'photo' });
  await server.bucket().file(`cards/${owner}/${id}/photo`).save(CARD, { contentType: 'image/jpeg' });
  return id;
}

/** Writes a mail about a lead that has been sent. */
export async function newSentMail(
  id: string,
  about: Pick<Mail, 'kind' | 'leadId' | 'to' | 'noteId' | 'audience'>,
): Promise<void> {
  const sentAt = Timestamp.now();
  await server
    .firestore()
    .doc(`mail/${id}`)
    .set({ ...newMail({ ...about, reference: 'H-1' }, sentAt), to: about.to, state: 'sent', sentAt, nextTryAt: null });
}

/** Shares a shortlist like a rep. Resolves to its id. */
export async function newShortlist(expiresAt: number | null = null): Promise<string> {
  const id = newId();
  await saveShortlist('tests', { id, title: 'Gifts', expiresAt, code: 'AQEA' });
  return id;
}
