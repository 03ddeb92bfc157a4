import { randomInt, randomUUID } from 'node:crypto';
import { mailIdOf } from '@catalogue/contract/entities/mail';
import { server, stack } from '../stack';
import { VISITOR_HEADER } from './hosting-server';

export interface Enquiry {
  id: string;
  status: number;
  milliseconds: number;
}

/** Headers that say where the enquiry of this number comes from. */
type HeadersOf = (index: number) => Record<string, string>;

/** An address of a documentation network: each visitor has one of its own. */
const visitor: HeadersOf = (index) => ({ [VISITOR_HEADER]: `203.0.${113 + Math.floor(index / 250)}.${(index % 250) + 1}` });

/** Everything from one address. */
export const oneAddress: HeadersOf = () => ({ [VISITOR_HEADER]: '198.51.100.7' });

const anyAddress = (): string => `100.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Another forged visitor each time, sent to the function itself: Google appends the true peer. */
export const forgedHeaders: HeadersOf = () => ({
  'x-forwarded-for': `${anyAddress()}, 198.51.100.8`,
  'fastly-client-ip': anyAddress(),
});

async function sendEnquiry(index: number, headers: Record<string, string>): Promise<Enquiry> {
  const id = randomUUID();
  const started = performance.now();
  const response = await fetch(`${stack().baseUrl}/api/quick-enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      id,
      name: `Visitor ${index}`,
      mobile: '9812345678',
      email: `visitor-${index}@example.com`,
      message: 'Fifty bottles?',
    }),
  });
  await response.arrayBuffer();
  return { id, status: response.status, milliseconds: performance.now() - started };
}

/** Sends `count` enquiries evenly over `ms`, each of another visitor by default. Resolves when all are answered. */
export function sendEnquiries(count: number, ms: number, headersOf = visitor): Promise<Enquiry[]> {
  const sendLater = async (index: number): Promise<Enquiry> => {
    await new Promise((resolve) => setTimeout(resolve, (index * ms) / count));
    return sendEnquiry(index, headersOf(index));
  };
  return Promise.all(Array.from({ length: count }, (_, index) => sendLater(index)));
}

/** How the enquiries are stored: 'new, with mail', 'spam', 'missing', … with the number of each. */
export async function countStored(enquiries: readonly Enquiry[]): Promise<Record<string, number>> {
  const firestore = server.firestore();
  const leads = await firestore.getAll(...enquiries.map(({ id }) => firestore.doc(`quickEnquiries/${id}`)));
  const mails = await firestore.getAll(...enquiries.map(({ id }) => firestore.doc(`mail/${mailIdOf('quickEnquiry', id)}`)));
  const counts: Record<string, number> = {};
  for (const [index, lead] of leads.entries()) {
    const status = lead.exists ? String(lead.get('status')) : 'missing';
    const what = mails[index]?.exists === true ? `${status}, with mail` : status;
    counts[what] = (counts[what] ?? 0) + 1;
  }
  return counts;
}
