import { MERGE_UNDO_DAYS } from '@catalogue/contract/retention';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, serverTimestamp, Timestamp, updateDoc, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import type { Fields } from '../documents';
import { stored, timelineEntry, touched } from '../documents';
import { firestoreOf, put } from '../personas';

describe.each(['quickEnquiries', 'orders'] as const)('merging in %s', (name) => {
  const DAY_MS = 86_400_000;
  const other = name === 'orders' ? 'quickEnquiries' : 'orders';
  const lead = (id: string, collection: string = name) => doc(firestoreOf('admin'), collection, id);
  const next = (entry: Fields, revision = 2): Fields => ({
    ...{ updatedAt: serverTimestamp(), revision },
    [`timeline.${revision}`]: { ...timelineEntry(), ...entry },
  });
  const before = { status: 'new', owner: null, ownerName: null, nextCallAt: null };
  const markWithoutBefore: Fields = { into: 'two', status: 'new', at: serverTimestamp() };
  const mark = (change: Fields = {}): Fields => ({ ...markWithoutBefore, before, ...change });

  interface Merge {
    merged?: Fields;
    /** The new timeline entry of the other lead; without `merged`, the other lead is not written. */
    entry?: Fields;
    status?: string;
    collection?: string;
    hasEntry?: boolean;
  }
  /** Merges the lead `one` into `two`, unless the options differ. */
  function merge({
    merged = mark(),
    entry = { merged: 'one' },
    status = 'merged',
    collection = name,
    hasEntry = true,
  }: Merge = {}): Promise<void> {
    const batch = writeBatch(firestoreOf('admin'));
    batch.update(lead('one'), { ...(hasEntry ? next({ status }) : touched(name)), status, merged });
    if ('merged' in entry) batch.update(lead('two', collection), next(entry));
    return batch.commit();
  }

  beforeEach(() => Promise.all([`${name}/one`, `${name}/two`, `${other}/two`].map((path) => put(path, stored(name)))));

  it('marks one lead and adds an entry to the timeline of the other', () => assertSucceeds(merge()));

  const across = { merged: 'one', mergedIn: name };
  it('marks a lead of the other kind, each naming where the other is', () =>
    assertSucceeds(merge({ collection: other, merged: mark({ collection: other }), entry: across })));

  it('is rejected on the timeline of a lead of the other kind that nothing was merged into', () =>
    assertFails(updateDoc(lead('two', other), next(across))));

  it('is rejected on the timeline of a lead of the other kind while one beside it is meant', async () => {
    await put(`${name}/one`, { ...stored(name), status: 'merged', merged: mark({ at: Timestamp.now() }) });
    await assertFails(updateDoc(lead('two', other), next(across)));
  });

  it('is rejected into something that is no lead, and with a place alone', async () => {
    await put('products/two', { ...stored(name), revision: 2, timeline: { 2: across } });
    await assertFails(merge({ merged: mark({ collection: 'products' }), entry: {} }));
    await assertFails(updateDoc(lead('two'), next({ mergedIn: name })));
  });

  it('takes over the first answer of the other lead', () =>
    assertSucceeds(merge({ entry: { merged: 'one', answeredAt: Timestamp.fromMillis(1) } })));

  it('is rejected with a first answer to come, or with one of no lead that is merged', async () => {
    const inAnHour = Timestamp.fromMillis(Date.now() + 3_600_000);
    await assertFails(merge({ entry: { merged: 'one', answeredAt: inAnHour } }));
    await assertFails(updateDoc(lead('two'), next({ answeredAt: Timestamp.fromMillis(1) })));
  });

  it.each<[string, Merge]>([
    ['without the other lead as it was', { merged: markWithoutBefore }],
    ['with another lead than it was', { merged: mark({ before: { ...before, status: 'won' } }) }],
    ['with a call that was not planned', { merged: mark({ before: { ...before, nextCallAt: Timestamp.fromMillis(1) } }) }],
    ['without an entry on the other lead', { entry: {} }],
    ['without an entry of its own', { hasEntry: false }],
    ['with another lead named there', { entry: { merged: 'three' } }],
    ['into a lead of another kind that the mark does not name', { collection: other }],
    ['into a lead of another kind whose entry looks beside it', { collection: other, merged: mark({ collection: other }) }],
    ['into itself', { merged: mark({ into: 'one' }), entry: {} }],
    ['into a lead that does not exist', { merged: mark({ into: 'three' }) }],
    ['with another status before', { merged: mark({ status: 'won' }) }],
    ['at another time', { merged: mark({ at: Timestamp.fromMillis(1) }) }],
    ['with more in the mark', { merged: mark({ extra: 1 }) }],
    ['without the status', { status: 'won' }],
  ])('is rejected %s', (_, how) => assertFails(merge(how)));

  it('is rejected beside the lead that the entry names', async () => {
    await put(`${name}/three`, stored(name));
    const batch = writeBatch(firestoreOf('admin'));
    for (const id of ['one', 'three'])
      batch.update(lead(id), { ...next({ status: 'merged' }), status: 'merged', merged: mark() });
    batch.update(lead('two'), next({ merged: 'three' }));
    await assertFails(batch.commit());
  });

  it('is rejected beside the lead of the other kind that the entry names', async () => {
    await put(`${other}/one`, stored(other));
    const batch = writeBatch(firestoreOf('admin'));
    for (const [place, merged] of [
      [name, mark()],
      [other, mark({ collection: name })],
    ] as const)
      batch.update(lead('one', place), { ...next({ status: 'merged' }), status: 'merged', merged });
    batch.update(lead('two'), next({ merged: 'one', mergedIn: other }));
    await assertFails(batch.commit());
  });

  it('is rejected into a lead that is merged itself', async () => {
    await put(`${name}/two`, { ...stored(name), status: 'merged', merged: mark({ into: 'three', at: Timestamp.now() }) });
    await assertFails(merge({ merged: mark({ before: { ...before, status: 'merged' } }) }));
  });

  it('is rejected for a lead that is merged already', async () => {
    await put(`${name}/one`, { ...stored(name), status: 'merged', merged: mark({ into: 'three', at: Timestamp.now() }) });
    await assertFails(merge({ merged: mark({ status: 'merged' }) }));
  });

  it('is rejected on the timeline of a lead that nothing was merged into', () =>
    assertFails(updateDoc(lead('two'), next({ merged: 'one' }))));

  describe('undone', () => {
    const mergedAt = (ageMs: number) =>
      put(`${name}/one`, {
        ...{ ...stored(name), revision: 2, status: 'merged' },
        merged: { into: 'two', status: 'quoted', at: Timestamp.fromMillis(Date.now() - ageMs), before },
      });
    const undo = (status = 'quoted', merged: Fields | null = null) =>
      updateDoc(lead('one'), { ...next({ status }, 3), status, merged });

    it('brings the status back in time', async () => {
      await mergedAt((MERGE_UNDO_DAYS - 1) * DAY_MS);
      await assertSucceeds(undo());
    });

    it('is rejected later', async () => {
      await mergedAt((MERGE_UNDO_DAYS + 1) * DAY_MS);
      await assertFails(undo());
    });

    it('is rejected with another status, or with the mark of another lead', async () => {
      await mergedAt(0);
      await assertFails(undo('won'));
      await assertFails(undo('merged', mark({ into: 'three', status: 'quoted' })));
    });

    it('keeps the mark while other fields change', async () => {
      await mergedAt(0);
      await assertSucceeds(updateDoc(lead('one'), { ...next({ note: 'Same person' }, 3), note: 'Same person' }));
    });
  });
});
