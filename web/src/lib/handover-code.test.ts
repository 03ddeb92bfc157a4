import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeHandover, encodeHandover, type HandedOverLead } from './handover-code';

const lead: HandedOverLead = {
  kind: 'order',
  id: '0123456789abcdef0123456789abcdef',
  content: {
    name: 'आशा राव',
    email: 'asha@example.com',
    quantity: 50,
    lines: [{ title: 'Steel bottle', note: '“blue” *bold* _x_' }],
  },
};

describe('handover code', () => {
  it('carries kind, id and every filled field through a message', () => {
    const code = encodeHandover({ ...lead, content: { ...lead.content, city: '', budget: null } });
    expect(code).not.toMatch(/[_*~`]/);
    expect(decodeHandover(`Hello,\nplease take this:\n\n${code}\n\nRegards, Asha`)).toEqual(lead);
  });

  it('survives broken lines and quotation of mail programs', () => {
    const code = encodeHandover(lead);
    const wrapped = code.replace(/(.{60})/g, '$1\r\n');
    expect(decodeHandover(wrapped)).toEqual(lead);
    expect(decodeHandover(wrapped.replace(/^/gm, '> > '))).toEqual(lead);
  });

  it('reads back any content of any enquiry', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom('order' as const, 'quickEnquiry' as const), text, text, (kind, name, message) => {
        const sent = { kind, id: 'a1', content: { name, message } };
        expect(decodeHandover(encodeHandover(sent))).toEqual(sent);
      }),
    );
  });

  it('notices every changed and every missing character', () => {
    const code = encodeHandover(lead);
    for (let index = 5; index < code.length; index += 1) {
      const other = code[index] === 'A' ? 'B' : 'A';
      expect(decodeHandover(code.slice(0, index) + other + code.slice(index + 1)), `changed ${index}`).toBe('damaged');
      expect(decodeHandover(code.slice(0, index)), `cut at ${index}`).toBe('damaged');
    }
  });

  it('finds nothing in a message without a code', () => {
    expect(decodeHandover('Fifty bottles, please')).toBe('none');
  });
});
