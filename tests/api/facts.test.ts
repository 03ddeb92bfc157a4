import { NO_FACTS } from '@catalogue/contract/product-fields';
import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { server } from '../stack';
import { newPerson, newProduct } from './fixtures';
import { expectProblem } from './server';
import { withApi } from './with-api';

const api = withApi();
let token: string;

const FACTS = {
  material: 'SS304, double wall',
  size: '500 ml',
  weight: 290,
  minimumQuantity: 25,
  leadTime: { from: 5, to: 7 },
  brandingMethods: [{ method: 'engraving', position: 'lid', area: '40 x 60 mm' }],
  packaging: 'Kraft tube',
  tags: ['eco'],
  countryOfOrigin: 'India',
  hsn: '9617',
  gstRate: 18,
  options: [{ kind: 'colour', name: 'Teal', swatch: '#0f4c4a', sku: null, price: null, stock: true, imageName: null }],
  priceBreaks: [
    { from: 25, price: 420 },
    { from: 100, price: null },
  ],
  related: ['drk-01'],
};

beforeAll(async () => {
  token = await (await newPerson({ name: 'Boss', role: 'admin' })).token();
});

describe('facts over REST', () => {
  const put = (id: string, body: object) => api.send(`/api/products/${id}`, { method: 'PUT', token, body });

  it('are stored, answered and listed', async () => {
    const productId = `facts-${randomUUID()}`;
    const body = { productId, title: 'Flask', ...FACTS };
    const created = await api.send('/api/products', { method: 'POST', token, body });
    expect(created).toMatchObject({ status: 201, data: FACTS });
    // The same content again is the same product, in any order of its keys.
    expect((await api.send('/api/products', { method: 'POST', token, body })).status).toBe(200);
    expect((await api.send(`/api/products/${productId}`)).data).toMatchObject(FACTS);
    const { content } = (await api.send('/api/products')).data as { content: { productId: string }[] };
    expect(content.find((one) => one.productId === productId)).toMatchObject(FACTS);
  });

  it('change one by one', async () => {
    const id = await newProduct({ facts: { ...NO_FACTS, material: 'Steel', gstRate: 18 } });
    expect((await put(id, { material: 'Copper' })).data).toMatchObject({ material: 'Copper', gstRate: 18 });
  });

  it('default for products from before facts existed', async () => {
    const id = await newProduct({ quantity: 50 });
    await server.firestore().doc(`products/${id}`).update({ facts: FieldValue.delete() });
    expect((await api.send(`/api/products/${id}`)).data).toMatchObject({ material: '', options: [], minimumQuantity: 50 });
    expect((await put(id, { hsn: '9617' })).data).toMatchObject({ hsn: '9617', material: '', minimumQuantity: 50 });
  });

  it('are refused by the field that is wrong', async () => {
    const id = await newProduct();
    const rising = [
      { from: 50, price: 9 },
      { from: 100, price: 12 },
    ];
    for (const [field, value] of [
      ['priceBreaks', rising],
      ['hsn', '12'],
      ['leadTime', { from: 7, to: 5 }],
      ['options', [{ kind: 'shape', name: 'Round' }]],
    ] as const) {
      const answer = await put(id, { [field]: value });
      expectProblem(answer, 422);
      expect(Object.keys((answer.data as { errors: object }).errors)[0]).toContain(field);
    }
  });
});
