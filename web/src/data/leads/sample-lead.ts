import type { Lead } from './lead-view';

/** A lead for tests. */
export const sampleLead = (change: Partial<Lead> = {}): Lead =>
  ({
    kind: 'quickEnquiry',
    id: 'a',
    reference: 'Q-7F3K2M9',
    name: 'Asha Rao',
    email: 'asha@example.com',
    mobile: '9812345678',
    message: 'Fifty bottles',
    incomplete: false,
    status: 'new',
    owner: null,
    ownerName: null,
    note: '',
    nextCallAt: null,
    createdAt: 1,
    updatedAt: 1,
    revision: 1,
    ...change,
  }) as Lead;
