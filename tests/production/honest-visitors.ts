import { randomUUID } from 'node:crypto';
import { server, stack } from '../stack';
import { VISITOR_HEADER } from './hosting-server';

export interface Enquiry {
  id: string;
  status: number;
  milliseconds: number;
}

/** An address of a documentation network: each visitor has one of its own. */
const addressOf = (index: number): string => `203.0.${113 + Math.floor(index / 250)}.${(index % 250) + 1}`;

async function sendEnquiry(index: number): Promise<Enquiry> {
  const id = randomUUID();
  const started = performance.now();
  const response = await fetch(`${stack().baseUrl}/api/quick-enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [VISITOR_HEADER]: addressOf(index) },
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

/** Sends `count` enquiries of different visitors, evenly over `ms`. Resolves when all are answered. */
export function sendEnquiries(count: number, ms: number): Promise<Enquiry[]> {
  const sendLater = async (index: number): Promise<Enquiry> => {
    await new Promise((resolve) => setTimeout(resolve, (index * ms) / count));
    return sendEnquiry(index);
  };
  return Promise.all(Array.from({ length: count }, (_, index) => sendLater(index)));
}

/** Which of the enquiries are not stored as new leads. */
export async function missingLeads(enquiries: readonly Enquiry[]): Promise<string[]> {
  const references = enquiries.map(({ id }) => server.firestore().doc(`quickEnquiries/${id}`));
  const found = await server.firestore().getAll(...references);
  return found.filter((lead) => lead.get('status') !== 'new').map(({ id }) => id);
}
