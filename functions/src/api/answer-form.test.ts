import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { leads } from '@catalogue/contract/endpoints/leads';
import { LEAD_FORMS } from '@catalogue/contract/lead-forms';
import { expect, it, vi } from 'vitest';
import { answerForm } from './answer-form';
import type { Request } from './read-body';

vi.mock('../platform/read-company', () => ({ readCompany: () => Promise.reject(new Error('Not in this test')) }));

const requestOf = (body: string): Request =>
  Object.assign(Readable.from([Buffer.from(body)]), { headers: {} }) as unknown as Request;

it.each([leads.sendQuickEnquiry, leads.sendOrder])(
  'answerForm shows the failure message of $form after an error of the server',
  async (row) => {
    const page = { status: 0, html: '' };
    const response = {
      setHeader: () => undefined,
      writeHead: (status: number) => void (page.status = status),
      end: (bytes: Buffer) => void (page.html = bytes.toString()),
    };
    const request = requestOf('name=Asha&email=asha%40example.com');
    await answerForm(request, response as unknown as ServerResponse, row, () => Promise.reject(new Error('No database')));
    expect(page.status).toBe(500);
    expect(page.html).toContain(LEAD_FORMS[row.form].failure);
  },
);
