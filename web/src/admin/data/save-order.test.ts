import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ordersAfterMove } from './save-order';

const placed = (id: string, order: number) => ({ id, order, revision: 1 });

it('changes only the moved item, to a number between its neighbours or beyond the ends', () => {
  expect(ordersAfterMove([placed('a', 0), placed('c', 5), placed('b', 1)], 'c')).toEqual([placed('c', 0.5)]);
  expect(ordersAfterMove([placed('c', 5), placed('a', 0)], 'c')).toEqual([placed('c', -1)]);
  expect(ordersAfterMove([placed('b', 1), placed('a', 0)], 'a')).toEqual([placed('a', 2)]);
});

it('renumbers items where no number is free, except those that still fit', () => {
  expect(ordersAfterMove([placed('a', 0), placed('c', 7), placed('b', 0)], 'c')).toEqual([placed('c', 1), placed('b', 2)]);
});

it('after any moves, the stored numbers give the displayed order', () => {
  const moves = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 120 });
  fc.assert(
    fc.property(moves, (all) => {
      let list = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, order) => placed(id, order));
      for (const [from, to] of all) {
        const seen = [...list];
        seen.splice(to, 0, ...seen.splice(from, 1));
        const stored = new Map(ordersAfterMove(seen, seen[to]?.id ?? '').map((one) => [one.id, one]));
        list = list.map((one) => stored.get(one.id) ?? one).sort((a, b) => a.order - b.order);
        expect(list.map(({ id }) => id)).toEqual(seen.map(({ id }) => id));
      }
    }),
  );
});
