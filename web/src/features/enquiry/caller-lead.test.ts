import { describe, expect, it } from 'vitest';
import { ADD_LEAD_TEXTS, callerLead } from './caller-lead';

const values = { name: 'Zarina', contact: '98123 45678', request: '50 bottles' };

describe('callerLead', () => {
  it('is an order with the number of the caller', () =>
    expect(callerLead(values)).toMatchObject({
      lead: { kind: 'order', content: { name: 'Zarina', mobile: '98123 45678', email: '', productrequest: '50 bottles' } },
    }));

  it('takes an address for an e-mail', () =>
    expect(callerLead({ ...values, contact: 'zarina@example.com' })).toMatchObject({
      lead: { content: { mobile: '', email: 'zarina@example.com' } },
    }));

  it('needs a way to answer, and says which field is too long', () => {
    expect(callerLead({ ...values, contact: ' ' })).toEqual({ errors: { contact: ADD_LEAD_TEXTS.contactMissing } });
    expect(callerLead({ ...values, request: 'x'.repeat(1_000) })).toMatchObject({
      errors: { request: expect.any(String) as string },
    });
  });
});
