import { randomUUID } from 'node:crypto';
import type { AttachmentReceipt } from '@catalogue/contract/entities/attachment';
import type { Receipt } from '@catalogue/contract/entities/lead';
import { expect } from 'vitest';
import type { Person } from '../people';
import { server } from '../stack';
import { ORDER } from './lead-requests';
import type { withApi } from './with-api';

export const leadOf = (id: string) => server.firestore().doc(`orders/${id}`);
export const attachmentOf = async (id: string) =>
  (await leadOf(id).get()).get('attachment') as Record<string, unknown> | undefined;
export const fileOf = (id: string) => server.bucket().file(`enquiries/orders/${id}/attachment`);

/** What senders and staff do with the file of an order. */
export function attachmentRequests(api: ReturnType<typeof withApi>, admin: () => Person) {
  async function announce(bytes: number, type = 'image/png', id: string = randomUUID(), headers = {}): Promise<Receipt> {
    const attachment = { name: 'logo of Rao', type, bytes };
    const answer = await api.send('/api/myorders/add', { method: 'POST', headers, body: { ...ORDER, id, attachment } });
    expect(answer.status).toBe(201);
    return answer.data as Receipt;
  }

  const put = (reference: string, bytes: Uint8Array, type: string, grant = '') =>
    api.send(`/api/enquiries/${reference}/attachment`, {
      method: 'PUT',
      headers: { 'content-type': type, authorization: `Bearer ${grant}` },
      body: bytes,
    });

  /** Announces a file with a lead, and uploads it. */
  async function sendFile(bytes: Uint8Array, type: string) {
    const { id, reference, attachment } = await announce(bytes.byteLength, type);
    const answer = await put(reference, bytes, type, attachment?.grant);
    return { id, reference, grant: attachment?.grant ?? '', answer, data: answer.data as AttachmentReceipt };
  }

  const download = async (id: string, by: Person | null = admin()) =>
    api.send(`/api/leads/order/${id}/attachment`, { token: (await by?.token()) ?? undefined });

  return { announce, put, sendFile, download };
}

export const bytesOf = (text: string): Buffer => Buffer.from(text);
export const PDF = bytesOf('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
export const SVG = bytesOf('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>\n');
