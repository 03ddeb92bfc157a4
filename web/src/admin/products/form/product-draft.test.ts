import { afterEach, describe, expect, it } from 'vitest';
import { read, readAll, remove, write } from '../../../data/device-store/database';
import { ownKey } from '../../../data/device-store/own-keys';
import { EMPTY_PRODUCT } from '../../data/product-content';
import {
  deleteSubmitted,
  detachDraft,
  readDraft,
  readRefusedProducts,
  restoreDraft,
  deleteOwnDraft,
  saveDraft,
  saveOwnDraft,
  saveUnread,
} from './product-draft';
import { valuesOf, type ProductValues } from './product-values';

const values = { ...valuesOf(EMPTY_PRODUCT), title: 'Half a flask', material: 'Copper' };

const draftOf = (typed: Partial<ProductValues>, from: { values: ProductValues; revision: number } | null = null) => ({
  values: { ...values, ...typed },
  from,
  open: [],
  pictures: null,
});
const refused = (draft: ReturnType<typeof draftOf>) => ({ ...draft, typedOn: null });
const picture = (name: string) => ({ names: [name], blobs: { [name]: new Blob([name]) } });

it('a draft is restored as typed', async () => {
  const draft = { values, from: { values, revision: 3 }, open: ['material' as const], pictures: null };
  await saveDraft('a', draft);
  expect(await readDraft('a')).toEqual(draft);
});

describe('the files of new pictures', () => {
  const form = { writer: 'form', base: null };
  const withPicture = (typed: Partial<ProductValues>, ...names: string[]) => ({
    ...draftOf(typed),
    pictures: { names, blobs: Object.fromEntries(names.map((name) => [name, new Blob([name], { type: 'image/png' })])) },
  });
  const storedNames = async () =>
    [...(await readAll('uploads')).keys()].map((key) => key.slice(ownKey('product').length)).sort();
  const textsOf = async () => {
    const blobs = Object.entries((await readDraft('files'))?.pictures?.blobs ?? {});
    const texts = await Promise.all(blobs.map(async ([name, blob]) => [name, await blob.text()] as const));
    return Object.fromEntries(texts);
  };
  afterEach(async () => {
    for (const store of ['uploads', 'drafts'] as const)
      for (const key of (await readAll(store)).keys()) await remove(store, key);
  });

  it('are stored once, apart from the draft, which is written with every key', async () => {
    await saveOwnDraft('files', withPicture({ title: 'M' }, 'one'), form);
    await write('uploads', ownKey('product', 'one'), { file: new Blob(['stored before']) });
    await saveOwnDraft('files', withPicture({ title: 'Mu' }, 'one', 'two'), form);
    expect(await read('drafts', ownKey('product', 'files'))).toMatchObject({
      values: { title: 'Mu' },
      pictures: { names: ['one', 'two'], blobs: {} },
    });
    expect(await textsOf()).toEqual({ one: 'stored before', two: 'two' });
    expect((await readDraft('files'))?.pictures?.blobs.two?.type).toBe('image/png');
  });

  it('stay with a removed picture, whose removal can be undone, until the draft is gone', async () => {
    const typed = withPicture({}, 'one', 'two');
    await saveOwnDraft('files', typed, form);
    await saveOwnDraft('files', { ...typed, pictures: { ...typed.pictures, names: ['two'] } }, form);
    expect(await storedNames()).toEqual(['one', 'two']);
    expect(await textsOf()).toEqual({ two: 'two' });
    await deleteOwnDraft('files', form);
    expect(await storedNames()).toEqual([]);
  });

  it('leave with a draft that was submitted, or that another one replaces', async () => {
    await saveDraft('files', withPicture({}, 'one'));
    await deleteSubmitted('files', withPicture({}, 'one'));
    expect(await storedNames()).toEqual([]);
    await saveDraft('files', withPicture({}, 'two'));
    await saveDraft('files', draftOf({ title: 'Copy' }));
    expect(await storedNames()).toEqual([]);
  });

  it('are not stored for a form whose draft another tab has stored', async () => {
    await saveOwnDraft('files', draftOf({ title: 'Mug' }), { writer: 'first', base: null });
    expect(await saveOwnDraft('files', withPicture({ title: 'Pen' }, 'one'), form)).toBe('other');
    expect(await storedNames()).toEqual([]);
  });

  it('of a refused save and of what was typed since are both kept', async () => {
    await saveOwnDraft('files', withPicture({ title: 'Mug' }, 'typed'), form);
    await restoreDraft('files', { ...withPicture({ title: 'Mug' }, 'sent'), typedOn: null });
    expect(await storedNames()).toEqual(['sent', 'typed']);
    expect(await textsOf()).toEqual({ typed: 'typed' });
  });

  it('that this device has lost take their picture out of the draft, which stays the form’s', async () => {
    await saveOwnDraft('files', withPicture({ title: 'Mug' }, 'one', 'two'), { writer: 'closed', base: null });
    await remove('uploads', ownKey('product', 'one'));
    const restored = await readDraft('files');
    expect(restored?.pictures?.names).toEqual(['two']);
    expect(await saveOwnDraft('files', withPicture({ title: 'Mug with lid' }, 'two'), { ...form, base: restored })).not.toBe(
      'other',
    );
  });
});

describe('the same form in two tabs', () => {
  const form = (writer: string, base: ReturnType<typeof draftOf> | null = null) => ({ writer, base });
  const storedTitle = async () => (await readDraft('tabs'))?.values.title;
  afterEach(() => remove('drafts', ownKey('product', 'tabs')));

  it('keeps what was typed first; the other tab learns that its text is not kept, and neither deletes the draft', async () => {
    const [first, second] = [form('first'), form('second')];
    expect(await saveOwnDraft('tabs', draftOf({ title: 'Mug' }), first)).not.toBe('other');
    expect(await saveOwnDraft('tabs', draftOf({ title: 'Pen' }), second)).toBe('other');
    await deleteOwnDraft('tabs', second);
    expect(await storedTitle()).toBe('Mug');
    expect(await saveOwnDraft('tabs', draftOf({ title: 'Mug with lid' }), first)).not.toBe('other');
    expect(await storedTitle()).toBe('Mug with lid');
  });

  it('keeps what the other tab types once the first one has saved or cleared its form', async () => {
    const [first, second] = [form('first'), form('second')];
    await saveOwnDraft('tabs', draftOf({ title: 'Mug' }), first);
    await deleteOwnDraft('tabs', first);
    expect(await saveOwnDraft('tabs', draftOf({ title: 'Pen' }), second)).not.toBe('other');
    expect(await storedTitle()).toBe('Pen');
  });

  it('goes on from a draft that was restored, as long as nobody else does', async () => {
    const restored = draftOf({ title: 'Mug' });
    await saveDraft('tabs', restored);
    const [first, second] = [form('first', restored), form('second', restored)];
    // Opening it stores nothing.
    for (const tab of [first, second]) expect(await saveOwnDraft('tabs', restored, tab)).not.toBe('other');
    expect(await saveOwnDraft('tabs', draftOf({ title: 'Mug with lid' }), first)).not.toBe('other');
    expect(await saveOwnDraft('tabs', draftOf({ title: 'Blue mug' }), second)).toBe('other');
    expect(await storedTitle()).toBe('Mug with lid');
  });

  it('goes on from a refused save that was merged into its draft', async () => {
    const tab = form('first');
    await saveOwnDraft('tabs', draftOf({ title: 'Mug' }), tab);
    await restoreDraft('tabs', refused(draftOf({ title: 'Mug', material: 'Steel' })));
    const merged = await readDraft('tabs');
    if (merged === null) throw new Error('No draft');
    const typed = { ...merged, values: { ...merged.values, title: 'Mug with lid' } };
    expect(await saveOwnDraft('tabs', typed, { ...tab, base: merged })).not.toBe('other');
    expect(await storedTitle()).toBe('Mug with lid');
  });
});

describe('deleteSubmitted', () => {
  it('deletes the draft of what was submitted', async () => {
    const draft = { ...draftOf({}), pictures: picture('one') };
    await saveDraft(null, draft);
    await deleteSubmitted(null, draft);
    expect(await readDraft(null)).toBeNull();
  });

  it.each([
    { what: 'the next product', next: draftOf({ title: 'Mug' }) },
    { what: 'another picture', next: { ...draftOf({}), pictures: picture('two') } },
  ])('leaves $what that was begun since', async ({ next }) => {
    await saveDraft(null, next);
    await deleteSubmitted(null, { ...draftOf({}), pictures: picture('one') });
    expect((await readDraft(null))?.values.title).toBe(next.values.title);
  });
});

describe('restoreDraft', () => {
  it('keeps each refused new product, and the one being typed', async () => {
    await saveDraft(null, draftOf({ title: 'Being typed' }));
    await restoreDraft('one', refused(draftOf({ title: 'First' })));
    await restoreDraft('two', refused(draftOf({ title: 'Second' })));
    expect((await readDraft(null))?.values.title).toBe('Being typed');
    expect(await readRefusedProducts()).toEqual([
      { id: 'one', title: 'First' },
      { id: 'two', title: 'Second' },
    ]);
  });

  it('merges a refused change of a stored product with what was typed since', async () => {
    const stored = { values, revision: 5 };
    const saved = draftOf({ description: 'Long' }, stored);
    await saveDraft('b', draftOf({ description: 'Long', title: 'Whole flask' }, { values: saved.values, revision: 6 }));
    await restoreDraft('b', { ...refused(saved), pictures: picture('one') });
    expect(await readDraft('b')).toMatchObject({
      values: { description: 'Long', title: 'Whole flask' },
      from: stored,
      pictures: { names: ['one'] },
    });
  });
});

describe('detachDraft', () => {
  it('makes the draft of a purged product one of a refused new product, with the pictures that this device has', async () => {
    const { names, blobs } = picture('chosen');
    const draft = {
      ...draftOf({ title: 'Whole flask' }, { values, revision: 5 }),
      pictures: { names: ['stored', ...names], blobs },
    };
    await saveDraft('purged', draft);
    await detachDraft('purged');
    expect(await readDraft('purged')).toMatchObject({ values: draft.values, from: null, pictures: { names } });
    expect(await readRefusedProducts()).toContainEqual({ id: 'purged', title: 'Whole flask' });
  });

  it('leaves no draft where there was none', async () => {
    await detachDraft('none');
    expect(await readDraft('none')).toBeNull();
  });
});

describe('saveUnread', () => {
  it('changes only edited fields of a draft that the form could not read', async () => {
    await saveDraft('c', { ...draftOf({ description: 'Long' }, { values, revision: 3 }), pictures: picture('one') });
    const empty = valuesOf(EMPTY_PRODUCT);
    await saveUnread('c', { values: { ...empty, title: 'Mug' }, from: null, open: [], pictures: null }, new Set(['title']));
    expect(await readDraft('c')).toMatchObject({
      values: { title: 'Mug', description: 'Long', material: 'Copper' },
      from: { revision: 3 },
      pictures: { names: ['one'] },
    });
  });
});
