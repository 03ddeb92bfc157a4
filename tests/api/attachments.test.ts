import { randomUUID } from 'node:crypto';
import { LIMITS } from '@catalogue/contract/limits';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { GRANT_MS, newGrant } from '../../functions/src/leads/upload-grant';
import { newPerson, type Person } from '../people';
import { attachmentOf, attachmentRequests, bytesOf, fileOf, leadOf, PDF, SVG } from './attachment-requests';
import { ORDER } from './lead-requests';
import { drawPng } from './pictures';
import { expectProblem } from './server';
import { withApi } from './with-api';

const api = withApi();
let admin: Person;
beforeAll(async () => void (admin = await newPerson({ name: 'Boss', role: 'admin' })));

const { announce, put, sendFile, download } = attachmentRequests(api, () => admin);

describe('a lead that announces a file', () => {
  it('is stored at once, with the file pending, and gets a grant', async () => {
    const { id, attachment } = await announce(5_000);
    expect(attachment).toEqual({ state: 'pending', reason: '', grant: expect.any(String) as string });
    expect(await attachmentOf(id)).toMatchObject({ name: 'logo of Rao', state: 'pending', bytes: 5_000 });
    expectProblem(await download(id), 404);
  });

  it.each([
    ['too large', { name: 'a', type: 'image/png', bytes: LIMITS.attachmentBytes + 1 }],
    ['of another type', { name: 'a', type: 'text/html', bytes: 9 }],
    ['no object', 'photo'],
  ])('is stored without a file that is %s', async (_, attachment) => {
    const id = randomUUID();
    const answer = await api.send('/api/myorders/add', { method: 'POST', body: { ...ORDER, id, attachment } });
    expect(answer.status).toBe(201);
    expect(answer.data).not.toHaveProperty('attachment');
    expect((await leadOf(id).get()).data()).not.toHaveProperty('attachment');
  });

  it('gets no grant while it is spam, nor where others can guess its id', async () => {
    const { id } = await announce(5_000);
    await leadOf(id).update({ status: 'spam' });
    expect((await announce(5_000, 'image/png', id)).attachment).toEqual({ state: 'pending', reason: '' });
    await leadOf(id).update({ status: 'new' });
    expect((await announce(5_000, 'image/png', id)).attachment?.grant).toBeDefined();
    expect((await announce(5_000, 'image/png', `guess-${Date.now()}`)).attachment?.grant).toBeUndefined();
  });

  it('may come again: as a lead that announced none, and with another file', async () => {
    const id = randomUUID();
    await api.send('/api/myorders/add', { method: 'POST', body: { ...ORDER, id } });
    expect((await announce(5_000, 'image/png', id)).attachment?.state).toBe('pending');
    await announce(PDF.byteLength, 'application/pdf', id);
    expect(await attachmentOf(id)).toMatchObject({ type: 'application/pdf', bytes: PDF.byteLength });
    expect((await leadOf(id).get()).get('revision')).toBe(1);
  });
});

describe('an upload', () => {
  it('of a photo is encoded again, without GPS and all other metadata', async () => {
    const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#f2a31b' } })
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '18/1 31/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('secret')).toBe(true);
    const { id, data } = await sendFile(bytes, 'image/jpeg');
    expect(data).toEqual({ state: 'received', reason: '' });
    const answer = await download(id);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="H-\w{7}\.jpg"$/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { width, exif } = await sharp(answer.bytes).metadata();
    expect([width, exif]).toEqual([800, undefined]);
    expect(answer.bytes.includes('secret')).toBe(false);
    const stored = await attachmentOf(id);
    expect(stored).toMatchObject({ state: 'received', bytes: answer.bytes.byteLength });
    expect(stored?.thumbnail).toMatch(/^data:image\/webp;base64,/);
  });

  it.each([
    ['PDF', PDF, 'application/pdf'],
    ['SVG', SVG, 'image/svg+xml'],
  ])('of a %s is kept as it is, and never opens in a browser', async (_, bytes, type) => {
    const { id, data } = await sendFile(bytes, type);
    expect(data.state).toBe('received');
    const answer = await download(id);
    expect(answer.bytes.equals(bytes)).toBe(true);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
    const [metadata] = await fileOf(id).getMetadata();
    expect(metadata.contentType).toBe('application/octet-stream');
  });

  it.each([
    ['a page as a photo', bytesOf('<html><script>1</script></html>'), 'image/jpeg'],
    ['a program as a PDF', bytesOf('MZ\x90 %PDF-1.4 %%EOF'), 'application/pdf'],
    ['half a PDF', PDF.subarray(0, 20), 'application/pdf'],
    ['a script in a drawing', bytesOf('<svg xmlns="s"><script>alert(1)</script></svg>'), 'image/svg+xml'],
    ['a handler in a drawing', bytesOf('<svg xmlns="s"><g onload="alert(1)"/></svg>'), 'image/svg+xml'],
    ['half a drawing', bytesOf('<svg xmlns="s"><g>'), 'image/svg+xml'],
  ])('of %s is refused, and the lead says so', async (_, bytes, type) => {
    const { id, data } = await sendFile(bytes, type);
    expect(data).toMatchObject({ state: 'refused', reason: expect.stringMatching(/\w/) as string });
    expect(await attachmentOf(id)).toMatchObject({ state: 'refused', reason: data.reason });
    expect(await fileOf(id).exists()).toEqual([false]);
    expectProblem(await download(id), 404);
    // The same announcement again stays refused; the lead itself is not affected.
    expect((await announce(bytes.byteLength, type, id)).attachment).toEqual({ state: 'refused', reason: data.reason });
    expect((await leadOf(id).get()).get('status')).toBe('new');
  });

  it('of a damaged photo and of one with too many pixels is refused', async () => {
    const png = await drawPng(300, 200);
    expect((await sendFile(png.subarray(0, 200), 'image/png')).data.state).toBe('refused');
    const side = Math.ceil(Math.sqrt(LIMITS.attachmentPixels)) + 1;
    expect((await sendFile(await drawPng(side, side), 'image/png')).data.state).toBe('refused');
  });

  it('is accepted once; a repeat with other bytes changes nothing', async () => {
    const first = await drawPng(30, 20);
    const { id, reference, grant } = await sendFile(first, 'image/png');
    const stored = await attachmentOf(id);
    const other = Buffer.from(first).fill(7, 40);
    expect((await put(reference, other, 'image/png', grant)).data).toEqual({ state: 'received', reason: '' });
    expect(await attachmentOf(id)).toEqual(stored);
    // The lead again: the same receipt, no grant.
    expect((await announce(first.byteLength, 'image/png', id)).attachment).toEqual({ state: 'received', reason: '' });
  });

  it('needs a grant of this lead that has not expired', async () => {
    const bytes = await drawPng();
    const { id, reference } = await announce(bytes.byteLength);
    const other = await announce(bytes.byteLength);
    const grants = [
      '',
      'abc',
      other.attachment?.grant,
      newGrant('order', id, Date.now() - GRANT_MS - 1),
      newGrant('order', id, Date.now() + GRANT_MS),
      newGrant('quickEnquiry', id),
      newGrant('order', id).slice(0, -2),
    ];
    for (const grant of grants) expectProblem(await put(reference, bytes, 'image/png', grant), 403);
    expect(await attachmentOf(id)).toMatchObject({ state: 'pending' });
    expect((await put(reference, bytes, 'image/png', newGrant('order', id))).status).toBe(200);
  });

  it('must be what was announced, and small enough', async () => {
    const bytes = await drawPng();
    const { reference, attachment } = await announce(bytes.byteLength);
    expectProblem(await put(reference, PDF, 'application/pdf', attachment?.grant), 409);
    expectProblem(await put(reference, Buffer.concat([bytes, PDF]), 'image/png', attachment?.grant), 409);
    expectProblem(await put(reference, bytes, 'text/html', attachment?.grant), 415);
    const large = Buffer.alloc(LIMITS.attachmentBytes + 1);
    expectProblem(await put(reference, large, 'image/png', attachment?.grant), 413);
    expect((await put(reference, bytes, 'image/png', attachment?.grant)).status).toBe(200);
  });
});
