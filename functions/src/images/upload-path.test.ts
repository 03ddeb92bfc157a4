import { describe, expect, it } from 'vitest';
import { requestedUploads, unattachedUploads } from './upload-path';

const picture = { path: 'products/a/u1' };

describe('uploads of a document', () => {
  it('are its first picture and its gallery', () => {
    expect(requestedUploads({ imageName: 'u1', galleryNames: ['u2', 'u3'] })).toEqual(['u1', 'u2', 'u3']);
    expect(requestedUploads({ imageName: null })).toEqual([]);
    expect(requestedUploads({ imageName: 5, galleryNames: [null, 'u2'] })).toEqual(['u2']);
  });

  it('are attached once the document has their result, in the place they are requested for', () => {
    expect(unattachedUploads({ imageName: 'u1', picture, galleryNames: ['u2'], gallery: { u2: {} } })).toEqual([]);
    expect(unattachedUploads({ imageName: 'u1', picture, galleryNames: ['u2'], gallery: { u2: 'notAPicture' } })).toEqual([]);
    expect(unattachedUploads({ imageName: 'u1', picture: null, galleryNames: ['u2'] })).toEqual(['u1', 'u2']);
    // The first two have changed places.
    expect(unattachedUploads({ imageName: 'u2', picture, galleryNames: ['u1'], gallery: { u2: {} } })).toEqual(['u2', 'u1']);
  });
});
