import { NO_FACTS } from '@catalogue/contract/product-fields';
import { withoutPlaceholder } from '@catalogue/contract/gallery';
import { describe, expect, it, vi } from 'vitest';
import { log } from '../platform/log';
import { changeOf as changeFor, microsOf, type Path } from './catalogue-change';
import { productFields } from '../../../tests/fixtures/product-fields';

const picture = {
  path: 'products/a/u1',
  width: 1600,
  height: 1200,
  widths: [320, 640],
  color: '#aabbcc',
  placeholder: 'data:image/webp;base64,AA',
};
const serverOnly = {
  updatedBy: 'asha@example.com',
  cost: 120,
  imageError: { upload: 'u0', reason: 'notAPicture' },
  imageName: 'u1',
};

const changeOf = (path: Path, at: number, after?: Record<string, unknown>) => changeFor(path, at, after, () => 'everyone');

describe('what becomes public', () => {
  it('of a product is exactly what the contract lists', () => {
    const { content } = changeOf('products/a', 1, productFields({ ...serverOnly, picture }));
    expect(content).toEqual({
      noun: 'products',
      summary: {
        ...{ id: 'a', title: 'Flask', sku: null, price: 420, discountedPrice: null, stock: true, categoryId: 'drinkware' },
        ...{ picture: { path: 'products/a/u1', width: 1600, height: 1200, widths: [320, 640], color: '#aabbcc' } },
        ...{ addedDate: 1, updatedAt: 1, revision: 1, facets: { minimumQuantity: 50 } },
      },
      details: { description: '<p>Steel</p>', quantity: 50, placeholder: picture.placeholder },
    });
  });

  it('of a product with several pictures has the further ones in the details, in order', () => {
    const of = (name: string) => ({ ...withoutPlaceholder(picture), path: `products/a/${name}` });
    const galleryNames = ['u3', 'waiting', 'broken', 'u2'];
    const gallery = { u2: of('u2'), u3: of('u3'), broken: 'notAPicture', removed: of('removed') };
    const { content } = changeOf('products/a', 1, productFields({ picture, galleryNames, gallery }));
    expect(content).toMatchObject({ details: { pictures: [of('u3'), of('u2')] } });
    expect(JSON.stringify(content)).not.toMatch(/removed|galleryNames/);
  });

  it('of a product with facts is what lists need of them, and all of them in the details', () => {
    const facts = {
      ...NO_FACTS,
      material: 'SS304 inside, bamboo outside',
      minimumQuantity: 25,
      leadTime: { from: 5, to: 7 },
      brandingMethods: [{ method: 'engraving' as const, position: 'lid', area: '' }],
      tags: ['eco'],
      options: [
        { kind: 'colour' as const, name: 'Teal', swatch: '#0f4c4a', sku: null, price: null, stock: true, imageName: null },
        { kind: 'size' as const, name: 'L', swatch: null, sku: null, price: null, stock: true, imageName: null },
      ],
      priceBreaks: [
        { from: 25, price: 420 },
        { from: 100, price: null },
      ],
    };
    const { content } = changeOf('products/a', 1, productFields({ facts }));
    expect(content).toMatchObject({
      summary: {
        facets: {
          minimumQuantity: 25,
          leadTime: [5, 7],
          material: ['steel', 'wood'],
          branding: ['engraving'],
          tag: ['eco'],
          colours: [['Teal', '#0f4c4a']],
          priceBreaks: [
            [25, 420],
            [100, null],
          ],
        },
      },
      details: { facts },
    });
  });

  it('of a document from before facts existed has none', () => {
    const before = Object.entries(productFields({ quantity: 1 })).filter(([field]) => field !== 'facts');
    const { content } = changeOf('products/a', 1, Object.fromEntries(before));
    expect(content).toMatchObject({ noun: 'products', summary: { id: 'a' } });
    expect(JSON.stringify(content)).not.toMatch(/facets|facts/);
  });

  it('of categories and banners has no private field either', () => {
    const common = { ...serverOnly, order: 1, picture, createdAt: 1, updatedAt: 2, deletedAt: null, revision: 3 };
    const category = changeOf('categories/c', 1, { ...common, title: 'C', description: '', coverImage: null, hue: 20 });
    const banner = changeOf('banners/b', 1, { ...common, kind: 'carousel', alt: '', link: null, startsAt: null, endsAt: 9 });
    const known = [
      'id',
      'title',
      'description',
      'coverImage',
      'hue',
      'order',
      'updatedAt',
      'picture',
      'revision',
      'kind',
      'alt',
      'link',
      'startsAt',
      'endsAt',
      'words',
    ];
    for (const { content } of [category, banner])
      expect(Object.keys(content?.summary ?? {}).filter((field) => !known.includes(field))).toEqual([]);
  });

  it.each([{ live: false }, { deletedAt: 5 }, { live: false, deletedAt: 5 }])('is nothing where %o', (fields) => {
    expect(changeOf('products/a', 1, productFields(fields)).content).toBeNull();
  });

  it('is null for a malformed document, and logs its path and the reason', () => {
    const error = vi.spyOn(log, 'error').mockReturnValue();
    expect(changeOf('products/a', 1, productFields({ price: 'cheap' })).content).toBeNull();
    expect(error).toHaveBeenLastCalledWith(expect.any(String), { path: 'products/a', reason: 'price' });
    expect(changeOf('products/a', 1, { deletedAt: null, live: true }).content).toBeNull();
    error.mockRestore();
  });

  it('has its description cleaned', () => {
    const { content } = changeOf(
      'products/a',
      1,
      productFields({ description: '<p onclick="x()">Steel<script>x()</script></p>' }),
    );
    expect(content).toMatchObject({ details: { description: '<p>Steel</p>' } });
  });
});

it('tells two updates within one millisecond apart', () => {
  expect(microsOf({ seconds: 1_790_000_000, nanoseconds: 123_457_000 })).toBe(1_790_000_000_123_457);
});
