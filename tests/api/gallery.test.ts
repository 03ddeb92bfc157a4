import type { ProductAnswer } from '@catalogue/contract/endpoints/product-answer';
import { uploadNameOf } from '@catalogue/contract/gallery';
import { beforeAll, describe, expect, test } from 'vitest';
import { sweepPictures } from '../../functions/src/images/sweep-pictures';
import { ACCOUNTS, eventually, server, signIn, stack } from '../stack';
import { newProduct } from './fixtures';
import { drawJpeg, drawPng, formOf } from './pictures';
import { send } from './server';

const TIMEOUT = { timeout: 90_000 };
const DAY = 86_400_000;
let token: string;
beforeAll(async () => {
  token = await signIn(ACCOUNTS.admin);
});

const call = (method: string, path: string, body?: FormData | object) =>
  send(`${stack().baseUrl}/api/products/${path}`, { method, token, body });

const addPictures = async (id: string, count: number) => {
  const files = await Promise.all(Array.from({ length: count }, (_, index) => drawPng(40 + index, 40)));
  return call(
    'POST',
    `${id}/pictures`,
    formOf(
      'pictures',
      files.map((bytes) => ({ bytes })),
    ),
  );
};

/** Resolves once visitors get these pictures. */
const shows = (id: string, names: readonly string[]) =>
  eventually(`the pictures ${names.join()}`, async () => {
    const { pictures } = (await call('GET', id)).data as ProductAnswer;
    return JSON.stringify(pictures.map(uploadNameOf)) === JSON.stringify(names) || undefined;
  });

describe('the gallery of a product', TIMEOUT, () => {
  test('is answered in order, reordered and emptied', async () => {
    const id = await newProduct();
    const added = await addPictures(id, 3);
    expect(added.status).toBe(201);
    const [first = '', second = '', third = ''] = (added.data as { pictureNames: string[] }).pictureNames;
    await shows(id, [first, second, third]);
    expect((await call('GET', id)).data).toMatchObject({ productImageName: first });

    expect((await call('PUT', id, { pictureNames: [third, first] })).status).toBe(200);
    await shows(id, [third, first]);
    expect((await call('GET', id)).data).toMatchObject({ productImageName: third });
    // The trigger publishes the same order.
    await eventually('the details of visitors', async () => {
      const { details } = (await send(`${stack().baseUrl}/catalogue-details.json`)).data as {
        details: Record<string, { pictures?: { path: string }[] } | undefined>;
      };
      return details[id]?.pictures?.map(uploadNameOf).join() === first || undefined;
    });

    const filesOf = async (name: string) =>
      (await server.picturesBucket().getFiles({ prefix: `pictures/products/${id}/${name}/` }))[0];
    const now = Date.now();
    await sweepPictures(now);
    await sweepPictures(now + 8 * DAY);
    expect(await filesOf(second)).toEqual([]);
    expect((await filesOf(first)).length).toBeGreaterThan(2);

    expect((await call('PUT', id, { pictureNames: [] })).data).toMatchObject({ pictures: [], productImageName: null });
  });

  test('keeps the first picture where SPEC has it', async () => {
    const id = await newProduct();
    const [, second = ''] = ((await addPictures(id, 2)).data as { pictureNames: string[] }).pictureNames;
    const answer = await call('POST', `image/${id}`, formOf('productImage', [{ bytes: await drawJpeg() }]));
    const { imageName } = answer.data as { imageName: string };
    await shows(id, [imageName, second]);
  });

  test('holds eight pictures, and only its own', async () => {
    const id = await newProduct();
    expect((await addPictures(id, 7)).status).toBe(201);
    expect(await addPictures(id, 2)).toMatchObject({ status: 422, data: { errors: { pictures: 'At most 8 pictures' } } });
    expect((await call('PUT', id, { pictureNames: ['of-another'] })).status).toBe(422);
    expect((await call('POST', `${id}/pictures`, new FormData())).status).toBe(422);
  });

  test('says which upload is no picture and shows the others', async () => {
    const id = await newProduct();
    const document = server.firestore().doc(`products/${id}`);
    await document.update({ imageName: 'good', galleryNames: ['bad', 'fine'] });
    const upload = async (name: string, bytes: Buffer) =>
      server.bucket().file(`uploads/products/${id}/${name}`).save(bytes, { resumable: false, contentType: 'image/png' });
    await upload('bad', Buffer.from('<script>alert(1)</script>'));
    await upload('fine', await drawPng());
    await upload('good', await drawPng());
    await shows(id, ['good', 'fine']);
    const reason = await eventually('the reason', async () => (await document.get()).get('gallery.bad') as string | undefined);
    expect(reason).toBe('notAPicture');
    expect((await document.get()).get('picture.path')).toBe(`products/${id}/good`);
  });
});
