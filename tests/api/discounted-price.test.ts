import { MESSAGES } from '@catalogue/contract/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, newProduct } from './fixtures';
import { expectProblem } from './server';
import type { Answer } from './server';
import { withApi } from './with-api';

const api = withApi();
let token: string;

beforeAll(async () => {
  token = await (await newPerson({ name: 'Boss', role: 'admin' })).token();
});

const post = (body: object) => api.send('/api/products', { method: 'POST', token, body: { title: 'Mug', ...body } });
const put = (id: string, body: object) => api.send(`/api/products/${id}`, { method: 'PUT', token, body });

function expectRefusal(answer: Answer): void {
  expectProblem(answer, 422);
  expect(answer.data).toMatchObject({ errors: { discountedPrice: MESSAGES.discountTooHigh } });
}

describe('a discounted price above the price, over REST', () => {
  it('is refused of a new product', async () => {
    expectRefusal(await post({ price: 100, discountedPrice: '101' }));
    expect((await post({ price: 100, discountedPrice: 100 })).status).toBe(201);
    expect((await post({ discountedPrice: 100 })).status).toBe(201);
  });

  it('is refused of a change, against the stored price that the change leaves', async () => {
    const id = await newProduct({ price: 100, discountedPrice: 80 });
    expectRefusal(await put(id, { discountedPrice: 120 }));
    expectRefusal(await put(id, { price: 79 }));
    expect((await put(id, { price: 60, discountedPrice: 50 })).status).toBe(200);
  });

  it('stays on older products until a price changes', async () => {
    const id = await newProduct({ price: 100, discountedPrice: 120 });
    expect((await put(id, { title: 'Cup', price: 100, discountedPrice: 120 })).status).toBe(200);
    expectRefusal(await put(id, { price: 110 }));
  });
});
