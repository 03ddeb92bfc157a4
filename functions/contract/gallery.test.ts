import { describe, expect, it } from 'vitest';
import { furtherPictures, pictureFields, pictureNames, uploadNameOf } from './gallery';

const picture = (name: string) => ({ path: `products/a/${name}`, width: 9, height: 9, widths: [9], color: '#aabbcc' });

describe('pictureNames', () => {
  it('lists the first upload before the further ones, each once', () => {
    expect(pictureNames({ imageName: 'u1', galleryNames: ['u2', 'u1', 'u3'] })).toEqual(['u1', 'u2', 'u3']);
  });

  it('is empty for documents without pictures', () => {
    expect(pictureNames({ imageName: null, galleryNames: undefined })).toEqual([]);
    expect(pictureNames({ imageName: null, galleryNames: ['u2'] })).toEqual(['u2']);
  });
});

describe('pictureFields', () => {
  it('stores what pictureNames reads', () => {
    for (const names of [['u1'], ['u1', 'u2', 'u3']]) expect(pictureNames(pictureFields(names))).toEqual(names);
  });

  it('takes the picture away with the last upload', () => {
    expect(pictureFields([])).toEqual({ imageName: null, galleryNames: [], picture: null, imageError: null });
  });
});

describe('furtherPictures', () => {
  it('follows the order of the names and leaves out what is missing, unusable or shown as the first', () => {
    const stored = {
      picture: picture('u1'),
      galleryNames: ['u4', 'u1', 'u2', 'waiting', 'broken'],
      gallery: {
        u1: picture('u1'),
        u2: picture('u2'),
        u4: picture('u4'),
        broken: 'notAPicture' as const,
        gone: picture('gone'),
      },
    };
    expect(furtherPictures(stored).map(uploadNameOf)).toEqual(['u4', 'u2']);
  });

  it('is empty for documents from before galleries', () => {
    expect(furtherPictures({ picture: picture('u1'), galleryNames: undefined, gallery: undefined })).toEqual([]);
  });
});
