import { describe, expect, it } from 'vitest';
import type { Lead } from '../../lib/lead-view';
import { messageOf, TEMPLATES } from './message-templates';

const lead = (change: Partial<Lead>): Lead =>
  ({ kind: 'order', name: 'Asha', reference: 'H-1', productrequest: 'Steel bottle', quantity: 1200, ...change }) as Lead;

describe('messageOf', () => {
  it('names the lead, its reference, quantity and product in every template', () => {
    for (const template of TEMPLATES) {
      expect(messageOf(template, lead({}))).toMatch(/^Hello Asha, .*H-1 about 1,200 × Steel bottle/);
    }
  });

  it('promises an answer within the working hours', () => {
    const night = new Date(2026, 10, 25, 4, 14).getTime();
    expect(messageOf('thanks', lead({}), night)).toContain('We will answer today after 10:00.');
  });

  it('leaves out what is unknown', () => {
    expect(messageOf('thanks', lead({ name: '', quantity: null }))).toMatch(/^Hello, .*H-1 about Steel bottle\./);
    expect(messageOf('thanks', lead({ kind: 'quickEnquiry' }))).toMatch(/^Hello Asha, thank you for your enquiry H-1\./);
  });
});
