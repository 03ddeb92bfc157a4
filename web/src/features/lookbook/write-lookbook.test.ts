import { COMPANY, callLink, whatsAppLink } from '@catalogue/contract/company';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { PER_PAGE, type PerPage } from './page-grid';
import type { FontFiles } from './pdf-writer';
import { writeLookbook, type PrintedProduct } from './write-lookbook';

const fileOf = async (path: string) => new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(path))));
let fonts: FontFiles;
let picture: ArrayBuffer;

beforeAll(async () => {
  fonts = {
    heading: await fileOf('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
    text: await fileOf('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'),
    extended: await fileOf('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff'),
    hindi: await fileOf('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff'),
    hindiHeading: await fileOf('@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff'),
  };
  const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0f4c4a' } })
    .jpeg()
    .toBuffer();
  picture = Uint8Array.from(jpeg).buffer;
});

const product = (index: number, more: Partial<PrintedProduct> = {}): PrintedProduct => ({
  title: `Steel bottle ${index}`,
  subtitle: `Drinkware · Item DRK-${index}`,
  price: '₹1,250 a piece at 250 pieces',
  facts: [
    ['Smallest order', '50 pieces'],
    ['Dispatch', '10-12 working days'],
  ],
  url: `https://gifts.example/products/drk-${index}`,
  picture,
  ...more,
});

const write = (products: PrintedProduct[], perPage: PerPage = 4, client = 'Rao Textiles', phone = '98200 12345') =>
  writeLookbook(
    {
      company: COMPANY,
      client,
      logo: null,
      contact: { name: 'Ravi Rep', phone },
      day: '22 Nov 2026',
      createdAt: new Date(0),
      perPage,
      products,
      url: 'https://gifts.example/shortlist#abc',
    },
    fonts,
  );

/** Text and link URLs of each page, as a PDF reader extracts them. */
async function read(pdf: Uint8Array): Promise<{ text: string; urls: string[] }[]> {
  const loading = getDocument({ data: pdf.slice(), verbosity: 0 });
  const file = await loading.promise;
  const pages = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    const annotations = (await page.getAnnotations()) as { url?: string }[];
    pages.push({
      text: items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' '),
      urls: annotations.flatMap(({ url }) => url ?? []),
    });
  }
  await loading.destroy();
  return pages;
}

/** Decompressed drawing instructions, one character per byte. */
const contentStreams = (pdf: Uint8Array): string[] =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/stream\n([^]*?)\nendstream/g),
  ]
    .map(([, data = '']) => Buffer.from(data, 'latin1'))
    // Streams of zlib begin with 0x78; pictures do not.
    .flatMap((data) => (data[0] === 0x78 ? inflateSync(data).toString('latin1') : []));

/** UTF-16 with a byte order mark, as PDF strings write it; of its bytes, a tab is escaped. */
const asPdfString = (text: string): string =>
  Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1').replaceAll('\t', '\\t');

describe('writeLookbook', () => {
  it('has a cover for the client, selectable facts and live links', async () => {
    const [cover, first, last] = await read((await write([product(1), product(2)])).pdf);
    expect(cover?.text).toContain('Selected for Rao Textiles');
    expect(cover?.text).toContain('2 products · 22 Nov 2026');
    for (const text of ['Steel bottle 1', 'Drinkware · Item DRK-1', '₹ 1,250 a piece at 250 pieces', '10-12 working days'])
      expect(first?.text.replaceAll('₹1', '₹ 1')).toContain(text);
    expect(first?.urls).toContain('https://gifts.example/products/drk-2');
    expect(first?.text).toContain('before branding and GST');
    // Brand, rep, phone and WhatsApp stand on every page.
    for (const page of [first, last]) {
      expect(page?.text).toContain(`${COMPANY.name} · ${COMPANY.tagline}`);
      expect(page?.text).toContain('Ravi Rep');
      expect(page?.urls).toEqual(expect.arrayContaining(['tel:+919820012345', 'https://wa.me/919820012345']));
    }
    expect(last?.text).toContain(COMPANY.phone);
    expect(last?.urls).toEqual(expect.arrayContaining([callLink(COMPANY.phone), 'https://gifts.example/shortlist#abc']));
  });

  it.each([
    ['098200 12345', 'tel:+919820012345', 'https://wa.me/919820012345'],
    ['+65 8123 4567', 'tel:+6581234567', 'https://wa.me/6581234567'],
    ['1234', 'tel:1234', whatsAppLink(COMPANY, COMPANY.hello)],
    ['', callLink(COMPANY.phone), whatsAppLink(COMPANY, COMPANY.hello)],
  ])('links a rep’s number typed as "%s"', async (phone, call, chat) => {
    const [page] = (await read((await write([product(1)], 4, 'Rao Textiles', phone)).pdf)).slice(1);
    expect(page?.urls).toEqual(expect.arrayContaining([call, chat]));
  });

  it.each(PER_PAGE)('places %i products on a page', async (perPage) => {
    const products = Array.from({ length: 10 }, (_, index) => product(index));
    const { pdf, pages } = await write(products, perPage);
    const contents = await read(pdf);
    expect(contents).toHaveLength(pages);
    expect(pages).toBe(Math.ceil(10 / perPage) + 2);
    expect(contents[1]?.text.match(/Steel bottle \d/g)).toHaveLength(perPage);
    expect(contents[1]?.text).toContain(`2 / ${pages}`);
  });

  it('shows no price where prices are off', async () => {
    const contents = await read((await write([product(1, { price: null })])).pdf);
    expect(contents.map(({ text }) => text).join(' ')).not.toMatch(/₹|a piece/);
  });

  it('shapes Hindi and keeps its letters for copying', async () => {
    const { pdf } = await write([product(1, { title: 'क्षत्रिय, Steel' })], 1, 'राव टेक्सटाइल्स');
    const [cover, first] = await read(pdf);
    // Of क्षत्रिय, the conjuncts are one glyph each, and the vowel sign stands before its consonant.
    expect(first?.text).toContain('Steel');
    expect(first?.text).toMatch(/\p{Script=Devanagari}/u);
    expect(cover?.text).toMatch(/\p{Script=Devanagari}/u);
    expect(contentStreams(pdf).join('')).toContain(`/ActualText (${asPdfString('क्षत्रिय')})`);
  });

  it('writes 40 products with pictures of 130 kB within 6 MB', async () => {
    const large = new Uint8Array(130_000);
    large.set(new Uint8Array(picture));
    const products = Array.from({ length: 40 }, (_, index) => product(index, { picture: large.slice().buffer }));
    const { pdf } = await write(products, 2);
    expect(pdf.byteLength).toBeGreaterThan(40 * 130_000);
    expect(pdf.byteLength).toBeLessThan(6_000_000);
  });
});
