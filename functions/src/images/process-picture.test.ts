import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { picture as pictureSchema } from '@catalogue/contract/entities/picture';
import { LIMITS } from '@catalogue/contract/limits';
import * as v from 'valibot';
import { CARD_BYTES, PREVIEW_BYTES, processPicture, UnusablePicture } from './process-picture';

const plain = (width: number, height: number, background = '#c08040') =>
  sharp({ create: { width, height, channels: 3, background } });

/** As hard to compress as a picture gets. */
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#000000', noise: { type: 'gaussian', mean: 128, sigma: 80 } } });

describe('processPicture', () => {
  it('makes AVIF and WebP at each width the original reaches, in its proportions', async () => {
    const { description, variants } = await processPicture(await plain(800, 600).jpeg().toBuffer(), 'square');
    expect(variants.map(({ width, format }) => `${width}.${format}`)).toEqual(['320.avif', '320.webp', '640.avif', '640.webp']);
    for (const { width, format, data } of variants) {
      const made = await sharp(data).metadata();
      expect([made.width, made.height]).toEqual([width, (width * 600) / 800]);
      expect(made.format).toBe(format === 'avif' ? 'heif' : 'webp');
    }
    expect(v.parse(pictureSchema, { path: 'products/a/u', ...description })).toMatchObject({
      width: 800,
      height: 600,
      widths: [320, 640],
    });
  });

  it('makes banners wider, and of a small original one at its own width', async () => {
    const widthsOf = async (width: number, shape: 'square' | 'wide') =>
      (await processPicture(await plain(width, 90).png().toBuffer(), shape)).description.widths;
    expect(await widthsOf(1700, 'wide')).toEqual([640, 1024, 1600]);
    expect(await widthsOf(200, 'square')).toEqual([200]);
  });

  it('turns a photograph as its camera was held', async () => {
    const sideways = await plain(640, 320).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { description, variants } = await processPicture(sideways, 'square');
    expect([description.width, description.height]).toEqual([320, 640]);
    expect((await sharp(variants[0]?.data).metadata()).height).toBe(640);
  });

  it('keeps nothing of where and with what it was taken', async () => {
    const tagged = await plain(400, 400)
      .withExif({ IFD0: { Copyright: 'Asha', Model: 'Camera' } })
      .jpeg()
      .toBuffer();
    const { variants } = await processPicture(tagged, 'square');
    for (const { data } of variants) expect((await sharp(data).metadata()).exif).toBeUndefined();
  });

  it('keeps a card within its bytes even where there is nothing but detail', async () => {
    const { variants } = await processPicture(await noise(400, 400).png().toBuffer(), 'square');
    const card = variants.find(({ width, format }) => width === 320 && format === 'avif');
    expect(card?.data.byteLength).toBeLessThanOrEqual(CARD_BYTES);
  });

  it('makes a preview that a page can carry, as wide as a phone', async () => {
    for (const original of [await noise(900, 900).png().toBuffer(), await plain(900, 600).jpeg().toBuffer()]) {
      const { preview } = await processPicture(original, 'square');
      expect(preview.byteLength).toBeLessThanOrEqual(PREVIEW_BYTES);
      expect(await sharp(preview).metadata()).toMatchObject({ width: 480, format: 'heif' });
    }
    const { preview } = await processPicture(await plain(200, 100).png().toBuffer(), 'square');
    expect((await sharp(preview).metadata()).width).toBe(200);
  });

  it('tells the mean colour and draws a miniature short enough to live in the document', async () => {
    const { description } = await processPicture(await plain(640, 640, '#3366cc').png().toBuffer(), 'square');
    expect(description.color).toBe('#3366cc');
    const busy = (await processPicture(await noise(330, 330).png().toBuffer(), 'square')).description;
    expect(busy.placeholder?.length).toBeLessThanOrEqual(300);
    const miniature = Buffer.from((busy.placeholder ?? '').split(',')[1] ?? '', 'base64');
    expect((await sharp(miniature).metadata()).format).toBe('webp');
  });

  it('puts what is transparent on white', async () => {
    const clear = await sharp({ create: { width: 320, height: 320, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    expect((await processPicture(clear, 'square')).description.color).toBe('#ffffff');
  });

  it('reads grey and sixteen-bit originals as well', async () => {
    const grey = await plain(320, 320, '#808080').toColourspace('b-w').png().toBuffer();
    const deep = await plain(320, 320, '#808080').toColourspace('rgb16').png().toBuffer();
    for (const original of [grey, deep]) expect((await processPicture(original, 'square')).description.color).toBe('#808080');
  });

  describe('refuses', () => {
    const reasonOf = (bytes: Buffer) =>
      processPicture(bytes, 'square').then(
        () => 'none',
        (error: unknown) => (error instanceof UnusablePicture ? error.reason : error),
      );

    it('what is no PNG or JPEG, under any name', async () => {
      expect(
        await reasonOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')),
      ).toBe('notAPicture');
      expect(await reasonOf(await plain(9, 9).webp().toBuffer())).toBe('notAPicture');
      expect(await reasonOf(Buffer.from('<html>'))).toBe('notAPicture');
      expect(await reasonOf(Buffer.alloc(0))).toBe('notAPicture');
    });

    it('a picture that breaks off', async () => {
      const whole = await noise(300, 300).jpeg().toBuffer();
      expect(await reasonOf(whole.subarray(0, whole.byteLength / 2))).toBe('notAPicture');
    });

    it('what would take too much memory to decode, before decoding it', async () => {
      const bomb = await plain(10_000, Math.ceil(LIMITS.picturePixels / 10_000) + 1)
        .png()
        .toBuffer();
      expect(bomb.byteLength).toBeLessThan(LIMITS.pictureBytes);
      expect(await reasonOf(bomb)).toBe('tooManyPixels');
      expect(await reasonOf(Buffer.alloc(LIMITS.pictureBytes + 1))).toBe('tooManyBytes');
    });
  });
});
