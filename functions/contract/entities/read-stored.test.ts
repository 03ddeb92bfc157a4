import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { activity } from './activity';
import { banner } from './banner';
import { category } from './category';
import { client } from './client';
import { mail } from './mail';
import { product } from './product';
import { readStored, UNREADABLE } from './read-stored';
import { order, quickEnquiry } from './stored-lead';
import { teamMember } from './team';
import { subscriber } from '../endpoints/subscribers';

const ENTITIES = { activity, banner, category, client, mail, order, product, quickEnquiry, subscriber, teamMember };

describe('readStored', () => {
  it('keeps what fits and replaces what does not', () => {
    const member = { uid: 'u1', name: 'x'.repeat(300), email: 'asha@example.com', role: 'rep', grantedAt: 5, grantedBy: null };
    expect(readStored(teamMember, member)).toEqual({ value: { ...member, name: UNREADABLE }, unreadable: ['name'] });
    expect(readStored(teamMember, { ...member, name: 'Asha' })).toEqual({ value: { ...member, name: 'Asha' }, unreadable: [] });
  });

  it.each(Object.entries(ENTITIES))('reads %s with each field broken, and with all', (_, schema) => {
    const fields = Object.keys(schema.entries).filter((field) => field !== 'id' && field !== 'uid');
    const ids = { id: 'one', uid: 'one', leadId: 'one', clientId: 'one' };
    for (const wrong of [NaN, Symbol('wrong'), { any: { deep: 1 } }, ['x'.repeat(60_000)]]) {
      const broken = { ...ids, ...Object.fromEntries(fields.map((field) => [field, wrong])) };
      const { value, unreadable } = readStored(schema as typeof teamMember, broken);
      expect(unreadable).not.toEqual([]);
      expect(v.is(schema, value) || unreadable.length > 0).toBe(true);
    }
  });
});
