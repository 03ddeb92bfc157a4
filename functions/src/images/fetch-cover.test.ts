import { expect, it } from 'vitest';
import { coverUpload, wantedOfCover } from './fetch-cover';

const URL_OF_COVER = 'https://pictures.example/desk.jpg';
const stored = { coverImage: URL_OF_COVER, imageName: null, deletedAt: null };

it.each<[string, Record<string, unknown>, ReturnType<typeof wantedOfCover>]>([
  ['a URL', stored, { url: URL_OF_COVER }],
  ['a changed URL', { ...stored, imageName: coverUpload('https://pictures.example/old.jpg') }, { url: URL_OF_COVER }],
  ['a URL that was fetched, or could not be', { ...stored, imageName: coverUpload(URL_OF_COVER) }, null],
  ['a URL beside an uploaded file', { ...stored, imageName: 'a-file' }, null],
  ['a URL that was emptied', { ...stored, coverImage: null, imageName: coverUpload(URL_OF_COVER) }, 'none'],
  ['no URL', { ...stored, coverImage: null }, null],
  ['a URL that is not https', { ...stored, coverImage: 'http://pictures.example/desk.jpg' }, null],
  ['a deleted category', { ...stored, deletedAt: 1 }, null],
  ['no category', {}, null],
])('%s', (_, fields, wanted) => {
  expect(wantedOfCover(fields)).toEqual(wanted);
});

it('names uploads as the rules allow', () => {
  expect(coverUpload(URL_OF_COVER)).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
});
