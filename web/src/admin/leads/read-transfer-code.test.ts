import { describe, expect, it } from 'vitest';
import { encodeTransferCode } from '../../lib/transfer-code';
import { readTransferCode } from './read-transfer-code';

const id = '0123456789abcdef0123456789abcdef';
const content = { name: 'Asha Rao', mobile: '98', email: 'asha@example.com', message: 'Bottles' };

describe('readTransferCode', () => {
  it('shows the content of an enquiry before it is stored', () => {
    expect(readTransferCode(`Please\n${encodeTransferCode({ kind: 'quickEnquiry', id, content })}`)).toMatchObject({
      kind: 'quickEnquiry',
      body: { ...content, id },
      summary: 'Asha Rao · 98 · asha@example.com · Bottles',
    });
  });

  it('refuses what the server would refuse', () => {
    const problem = (code: string) => readTransferCode(code);
    expect(problem('no code')).toHaveProperty('problem');
    expect(problem(encodeTransferCode({ kind: 'quickEnquiry', id: '../x', content }))).toHaveProperty('problem');
    expect(problem(encodeTransferCode({ kind: 'quickEnquiry', id, content: { ...content, email: '' } }))).toHaveProperty(
      'problem',
    );
    expect(problem(encodeTransferCode({ kind: 'order', id, content: { ...content, lines: 'many' } }))).toHaveProperty(
      'problem',
    );
  });
});
