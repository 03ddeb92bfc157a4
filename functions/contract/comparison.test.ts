import { expect, it } from 'vitest';
import { parseComparison } from './comparison';
import { writeComparison } from './comparison-query';

const parse = (text: string) => parseComparison(new URLSearchParams(text));

it('keeps products, options and pieces in an address', () => {
  const comparison = {
    pieces: 300,
    items: [
      {
        productId: 'drk-01',
        options: [
          { kind: 'colour' as const, name: 'Black & gold' },
          { kind: 'capacity' as const, name: '750 ml' },
        ],
      },
      { productId: 'mug', options: [] },
    ],
  };
  expect(parse(writeComparison(comparison).toString())).toEqual(comparison);
});

it('leaves out what is no product, option or number, and what stands there twice', () => {
  expect(parse('pieces=many&1=<b>&2=mug&2.price=0&2.colour=Red&3=mug&3.colour=Red&5=pen')).toEqual({
    pieces: null,
    items: [{ productId: 'mug', options: [{ kind: 'colour', name: 'Red' }] }],
  });
});
