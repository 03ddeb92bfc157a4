import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { LIMITS } from '@catalogue/contract/limits';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { server } from '../stack';
import { newPerson, newProduct } from './fixtures';
import { drawJpeg, drawPng, formOf } from './pictures';
import { expectProblem } from './server';
import { withApi } from './with-api';

const api = withApi();
let token: string;
let productId: string;

beforeAll(async () => {
  token = await (await newPerson({ name: 'Boss', role: 'admin' })).token();
});
beforeEach(async () => {
  productId = await newProduct();
});

const upload = (body: FormData | Uint8Array, headers = {}) =>
  api.send(`/api/products/image/${productId}`, { method: 'POST', token, body, headers });
const uploadFile = (bytes: Uint8Array, file = {}) => upload(formOf('productImage', [{ bytes, ...file }]));

async function expectNothingBehind(): Promise<void> {
  const [files] = await server.bucket().getFiles({ prefix: `uploads/products/${productId}/` });
  expect(files).toEqual([]);
  const stored = await server.firestore().collection('products').doc(productId).get();
  expect([stored.get('imageName'), stored.get('revision')]).toEqual([null, 1]);
}

/** A small PNG whose header claims too many pixels (decompression bomb). */
function bomb(width: number, height: number): Buffer {
  const chunk = (name: string, content: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.byteLength);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const lines = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const html = Buffer.from('<html><script>alert(1)</script></html>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
const zip = Buffer.from('504b0304140000000800', 'hex');

describe('invalid files', () => {
  const cases: [string, number, () => Promise<Uint8Array> | Uint8Array, object?][] = [
    ['text called png', 415, () => Buffer.from('no picture at all')],
    ['an svg called png', 415, () => svg],
    ['a page called jpeg', 415, () => html, { name: 'a.jpg', type: 'image/jpeg' }],
    [
      'a gif',
      415,
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
    ],
    [
      'a webp',
      415,
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .webp()
          .toBuffer(),
    ],
    ['a png with a page behind it', 415, async () => Buffer.concat([await drawPng(), html])],
    ['a jpeg with an archive behind it', 415, async () => Buffer.concat([await drawJpeg(), Buffer.alloc(99), zip])],
    ['nothing', 415, () => Buffer.alloc(0)],
    ['the beginning of a png', 422, async () => (await drawPng(300, 300)).subarray(0, 90)],
    ['a jpeg that breaks off', 422, async () => (await drawJpeg(900, 900)).subarray(0, 600)],
    ['a png with a bad checksum', 422, async () => spoilt(await drawPng(200, 200))],
    [
      'the magic of a png and then noise',
      422,
      async () => Buffer.concat([(await drawPng()).subarray(0, 8), Buffer.alloc(500, 7)]),
    ],
    ['too many pixels', 413, () => bomb(20_000, 20_000)],
    ['a file too large', 413, () => Buffer.alloc(LIMITS.pictureBytes + 1, 0xff)],
  ];
  it.each(cases)('%s: %i, and nothing is stored', async (_, status, make, file) => {
    expectProblem(await uploadFile(await make(), file), status);
    await expectNothingBehind();
  });

  const spoilt = (png: Buffer): Buffer => {
    const copy = Buffer.from(png);
    copy.writeUInt8(copy.readUInt8(60) ^ 0xff, 60);
    return copy;
  };
});

describe('invalid requests', () => {
  it('not multipart', async () => {
    expectProblem(await upload(await drawPng(), { 'content-type': 'image/png' }), 415);
    await expectNothingBehind();
  });
  it('no boundary', async () => {
    expectProblem(await upload(await drawPng(), { 'content-type': 'multipart/form-data' }), 400);
  });
  it('a truncated body', async () => {
    const body = Buffer.from('--x\r\ncontent-disposition: form-data; name="productImage"; filename="a.png"\r\n\r\nabc');
    expectProblem(await upload(body, { 'content-type': 'multipart/form-data; boundary=x' }), 400);
  });
  it('no file', async () => {
    const { errors } = expectProblem(await upload(formOf('productImage', [])), 422);
    expect(errors).toHaveProperty('productImage');
  });
  it('a file of another field', async () => {
    expectProblem(await upload(formOf('files', [{ bytes: await drawPng() }])), 422);
    await expectNothingBehind();
  });
  it('two files for one product', async () => {
    const file = { bytes: await drawPng() };
    expectProblem(await upload(formOf('productImage', [file, file])), 413);
    await expectNothingBehind();
  });
  it('an unknown product', async () => {
    productId = 'no-such-thing';
    expectProblem(await uploadFile(await drawPng()), 404);
    expect((await server.bucket().getFiles({ prefix: 'uploads/products/no-such-thing/' }))[0]).toEqual([]);
  });
});

describe('banners', () => {
  const banners = () => server.firestore().collection('banners').count().get();
  const originals = async () => (await server.bucket().getFiles({ prefix: 'uploads/banners/' }))[0].length;

  it('stores all pictures of an upload or none', async () => {
    const before = [(await banners()).data().count, await originals()];
    const files = [{ bytes: await drawPng() }, { bytes: svg }, { bytes: await drawJpeg() }];
    const answer = await api.send('/api/carouselImages/upload', { method: 'POST', token, body: formOf('files', files) });
    expect(expectProblem(answer, 415).errors).toEqual({ 'files.1': 'Invalid File !!' });
    expect([(await banners()).data().count, await originals()]).toEqual(before);
  });

  it('limits the number of files', async () => {
    const file = { bytes: await drawPng(8, 8) };
    const body = formOf(
      'files',
      Array.from({ length: LIMITS.bannerFiles + 1 }, () => file),
    );
    expectProblem(await api.send('/api/trendingImages/upload', { method: 'POST', token, body }), 413);
  });
});

describe('trailing data of phones', () => {
  it('is cut off', async () => {
    const jpeg = await drawJpeg(300, 300);
    const answer = await uploadFile(Buffer.concat([jpeg, Buffer.alloc(64), Buffer.from('SEFT trailer of a camera')]));
    expect(answer.status).toBe(201);
    const { imageName } = answer.data as { imageName: string };
    const [stored] = await server.bucket().file(`uploads/products/${productId}/${imageName}`).download();
    expect(stored.equals(jpeg)).toBe(true);
  });
});
