import { createHash } from 'node:crypto';
import { COLLECTIONS } from '@catalogue/contract/collections';
import type { LeadStatus } from '@catalogue/contract/entities/lead-status';
import { referenceOf } from '@catalogue/contract/lead-reference';
import { WORKED_STATUSES } from '@catalogue/contract/entities/lead-status';
import { searchKeysOf } from '@catalogue/contract/lead-search';
import type { Firestore } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import type { SourceRow } from './catalogue-source';

const NAMES = [
  'Ananya Iyer',
  'Rohan Deshpande',
  'Meher Contractor',
  'Kavitha Rao',
  'Imran Sheikh',
  'Priya Nambiar',
  'Vikram Sethi',
  'Farah Khan',
  'Joseph Mathew',
  'Nandini Ghosh',
];
const CITIES = [
  'Mumbai',
  'Pune',
  'Bengaluru',
  'Hyderabad',
  'Chennai',
  'Gurugram',
  'Noida',
  'Ahmedabad',
  'Kolkata',
  'Jaipur',
  'Kochi',
  'Indore',
  'Lucknow',
  'Coimbatore',
  'Chandigarh',
];
const COMPANIES = [
  'Nilgiri Softworks',
  'Arohan Logistics',
  'Kaveri Diagnostics',
  'Meridian Realty Partners',
  'Sahyadri Auto Parts',
  'Lotus Ledger Advisors',
  'Bluepeak Solar',
  'Tarang Telecom',
  'Vriksha Foods',
  'Quartzline Interiors',
  'Deccan Seeds Co.',
  'Parikrama Travels',
];
const MESSAGES = [
  'Need 250 temperature bottles with laser logo, delivery to 4 offices before 18 Oct.',
  'Joining kits for 40 people a month, share options under 1,200.',
  'Trophies with 35 names for 9 Aug, can you do 4 days?',
  'Polo size chart please, 120 pcs, navy.',
  'Looking for plastic-free Diwali gift, 600 pcs, budget 700.',
  'Sample of power bank first, BIS copy needed.',
];
const QUANTITIES = [50, 120, 35, 250, 600, 80, 1000, 25];

const at = <T>(from: readonly T[], index: number): T => {
  const found = from[index % from.length];
  if (found === undefined) throw new Error('Nothing to choose from.');
  return found;
};

function storedFields(kind: 'quickEnquiry' | 'order', id: string, index: number, now: number) {
  const status: LeadStatus = index < 4 ? 'new' : at(WORKED_STATUSES, index);
  const createdAt = Timestamp.fromMillis(now - index * 7 * 3_600_000);
  return {
    reference: referenceOf(kind, createHash('sha256').update(`${kind} ${id}`).digest()),
    incomplete: false,
    status,
    owner: null,
    ownerName: null,
    note: '',
    nextCallAt: null,
    revision: 1,
    createdAt,
    updatedAt: createdAt,
  };
}

const person = (index: number) => {
  const name = at(NAMES, index);
  return {
    name,
    mobile: `98${String(20_000_000 + index * 7_919).slice(-8)}`,
    email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
  };
};

/** Of enquiries and of orders. */
const COUNT = 10;

/** Enquiries and orders as people send them, newest first. */
export async function seedLeads(firestore: Firestore, rows: readonly SourceRow[], now: number): Promise<void> {
  const writer = firestore.bulkWriter();
  for (let index = 0; index < COUNT; index += 1) {
    const enquiry = `seed-enquiry-${index}`;
    const asking = person(index);
    void writer.set(firestore.collection(COLLECTIONS.quickEnquiries).doc(enquiry), {
      ...asking,
      searchKeys: searchKeysOf(asking),
      message: at(MESSAGES, index),
      ...storedFields('quickEnquiry', enquiry, index, now),
    });
    const order = `seed-order-${index}`;
    const product = at(rows, index * 7);
    const ordering = { ...person(index + 3), companyname: at(COMPANIES, index), city: at(CITIES, index) };
    void writer.set(firestore.collection(COLLECTIONS.orders).doc(order), {
      ...ordering,
      searchKeys: searchKeysOf(ordering),
      productrequest: product.title,
      productId: product.sku,
      quantity: at(QUANTITIES, index),
      ...storedFields('order', order, index, now),
    });
  }
  await writer.close();
}
