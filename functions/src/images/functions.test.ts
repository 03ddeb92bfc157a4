import { beforeEach, expect, it, vi } from 'vitest';

const processed = vi.hoisted(() => vi.fn<(upload: { collection: string }) => void>());
vi.mock('./make-variants', () => ({ makeVariants: processed }));
vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo', storageBucket: 'demo.appspot.com' }));
const { makeVariants } = await import('./functions');

type Event = Parameters<typeof makeVariants.run>[0];
const finalized = (name: string) => ({ data: { name } }) as Event;
const uploadsOf = () => processed.mock.calls.map(([{ collection }]) => collection);

beforeEach(() => void processed.mockClear());

it.each([
  'pictures/products/p1/u1/640.avif',
  'pictures/users/u/u1/320.webp',
  'uploads/elsewhere/x/u1',
  'uploads/products',
  'backup.json',
])('does nothing for %s', async (name) => {
  await makeVariants.run(finalized(name));
  expect(processed).not.toHaveBeenCalled();
});

it('processes originals of every collection', async () => {
  await makeVariants.run(finalized('uploads/products/p1/u1'));
  await makeVariants.run(finalized('uploads/users/asha/u1'));
  expect(uploadsOf()).toEqual(['products', 'users']);
});
