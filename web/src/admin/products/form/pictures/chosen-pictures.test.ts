import { LIMITS } from '@catalogue/contract/limits';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addPicture,
  fieldsOfPictures,
  mergeRefusedPictures,
  movePicture,
  newUploads,
  removePicture,
  restorePicture,
  type ChosenPictures,
} from './chosen-pictures';

const blob = new Blob(['png']);
const of = (...names: string[]): ChosenPictures => ({ names, blobs: {} });

describe('pictures of the form', () => {
  it('are added behind the others, up to the limit', () => {
    expect(addPicture('c', blob)(of('a', 'b'))).toEqual({ names: ['a', 'b', 'c'], blobs: { c: blob } });
    const full = of(...Array.from({ length: LIMITS.pictures }, (_, index) => `u${index}`));
    expect(addPicture('c', blob)(full)).toBe(full);
  });

  it('move earlier and later, within the list', () => {
    expect(movePicture('c', 0)(of('a', 'b', 'c')).names).toEqual(['c', 'a', 'b']);
    expect(movePicture('a', 1)(of('a', 'b', 'c')).names).toEqual(['b', 'a', 'c']);
    expect(movePicture('a', -1)(of('a', 'b')).names).toEqual(['a', 'b']);
    expect(movePicture('b', 2)(of('a', 'b')).names).toEqual(['a', 'b']);
    expect(movePicture('gone', 0)(of('a')).names).toEqual(['a']);
  });

  it('upload the new ones that were not removed again', () => {
    const chosen = removePicture('b')(addPicture('c', blob)(addPicture('b', blob)(of('a'))));
    expect(newUploads(chosen)).toEqual([{ name: 'c', blob }]);
    expect(fieldsOfPictures(chosen)).toEqual({ imageName: 'a', galleryNames: ['c'] });
    expect(fieldsOfPictures(null)).toEqual({});
  });

  it('an undone removal restores the order, also after others have moved', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 1, maxLength: LIMITS.pictures });
    fc.assert(
      fc.property(names, fc.nat(), (all, pick) => {
        const index = pick % all.length;
        const name = all[index] ?? '';
        expect(restorePicture(name, index)(removePicture(name)(of(...all))).names).toEqual(all);
      }),
    );
    expect(restorePicture('b', 1)(of()).names).toEqual(['b']);
    expect(restorePicture('b', 1)(of('a', 'b')).names).toEqual(['a', 'b']);
  });
});

describe('mergeRefusedPictures', () => {
  const refused = { names: ['a', 'new'], blobs: { new: blob } };

  it('keeps the refused choice unless another one was made since', () => {
    expect(mergeRefusedPictures({ pictures: refused, typedOn: null }, null)).toBe(refused);
    expect(mergeRefusedPictures({ pictures: null, typedOn: null }, of('a'))).toEqual(of('a'));
    expect(mergeRefusedPictures({ pictures: refused, typedOn: null }, of('new'))).toEqual({
      names: ['new'],
      blobs: { new: blob },
    });
  });

  it('prefers the later of two refused choices', () => {
    expect(mergeRefusedPictures({ pictures: refused, typedOn: ['a'] }, of('a'))?.names).toEqual(['a', 'new']);
  });
});
