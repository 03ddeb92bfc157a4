import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../people';
import { stack } from '../stack';
import { LEAD_REQUESTS, post } from './lead-requests';

describe('lists of leads', () => {
  let staff = '';
  let somebody = '';
  beforeAll(async () => {
    staff = await (await newPerson({ role: 'admin' })).token();
    somebody = await (await newPerson()).token();
  });

  test.each([
    ['/api/quick-enquiries/getOrders', 'quickEnquiry'],
    ['/api/myorders/show', 'order'],
  ] as const)('%s requires staff and is sorted newest first', async (path, kind) => {
    const first = randomUUID();
    const second = randomUUID();
    await post(LEAD_REQUESTS[kind].path, { ...LEAD_REQUESTS[kind].content, id: first });
    await post(LEAD_REQUESTS[kind].path, { ...LEAD_REQUESTS[kind].content, id: second });
    const get = (token?: string) =>
      fetch(`${stack().baseUrl}${path}`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
    expect((await get()).status).toBe(401);
    expect((await get('nonsense')).status).toBe(401);
    expect((await get(somebody)).status).toBe(403);
    const answer = await get(staff);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const list = (await answer.json()) as { id: string; createdAt: number }[];
    expect(list.slice(0, 2).map((lead) => lead.id)).toEqual([second, first]);
    expect(list[0]).toMatchObject({ ...LEAD_REQUESTS[kind].content, status: 'new', incomplete: false });
    expect(list[0]).not.toHaveProperty('searchKeys');
    // A page far beyond the end: its offset exceeds the range of Firestore.
    const behind = await fetch(`${stack().baseUrl}${path}?pageNumber=999999999&pageSize=3`, {
      headers: { authorization: `Bearer ${staff}` },
    });
    expect(await behind.json()).toEqual([]);
  });
});
