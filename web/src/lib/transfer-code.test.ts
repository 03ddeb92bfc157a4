import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeTransferCode, encodeTransferCode, type TransferredLead } from './transfer-code';

const lead: TransferredLead = {
  kind: 'order',
  id: '0123456789abcdef0123456789abcdef',
  content: {
    name: 'आशा राव',
    email: 'asha@example.com',
    quantity: 50,
    lines: [{ title: 'Steel bottle', note: '“blue” *bold* _x_' }],
  },
};

describe('transfer code', () => {
  it('encodes kind, id and every filled field', () => {
    const code = encodeTransferCode({ ...lead, content: { ...lead.content, city: '', budget: null } });
    expect(code).not.toMatch(/[_*~`]/);
    expect(decodeTransferCode(`Hello,\nplease take this:\n\n${code}\n\nRegards, Asha`)).toEqual(lead);
  });

  it('is read despite line breaks and quotation marks of mail programs', () => {
    const code = encodeTransferCode(lead);
    const wrapped = code.replace(/(.{60})/g, '$1\r\n');
    expect(decodeTransferCode(wrapped)).toEqual(lead);
    expect(decodeTransferCode(wrapped.replace(/^/gm, '> > '))).toEqual(lead);
  });

  it('is decoded to the same content, for random enquiries', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom('order' as const, 'quickEnquiry' as const), text, text, (kind, name, message) => {
        const sent = { kind, id: 'a1', content: { name, message } };
        expect(decodeTransferCode(encodeTransferCode(sent))).toEqual(sent);
      }),
    );
  });

  it('detects every changed and every missing character', () => {
    const code = encodeTransferCode(lead);
    for (let index = 5; index < code.length; index += 1) {
      const other = code[index] === 'A' ? 'B' : 'A';
      expect(decodeTransferCode(code.slice(0, index) + other + code.slice(index + 1)), `changed ${index}`).toBe('damaged');
      expect(decodeTransferCode(code.slice(0, index)), `cut at ${index}`).toBe('damaged');
    }
  });

  it('finds nothing in a message without a code', () => {
    expect(decodeTransferCode('Fifty bottles, please')).toBe('none');
  });
});
