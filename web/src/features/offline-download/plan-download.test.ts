import { describe, expect, it } from 'vitest';
import type { Details, Snapshot } from '../../data/catalogue/snapshot';
import { planDownload, picturesInScope } from './plan-download';

const picture = (path: string, widths = [320, 640, 1024], bytes?: number[]) => ({
  path,
  width: 2_000,
  height: 2_000,
  widths,
  color: '#aabbcc',
  ...(bytes && { bytes }),
});

const product = (id: string, categoryId: string | null, shown: ReturnType<typeof picture> | null) => ({
  id,
  title: id,
  sku: null,
  price: null,
  discountedPrice: null,
  stock: true,
  categoryId,
  picture: shown,
  addedDate: 0,
  updatedAt: 0,
  revision: 1,
});

const category = (id: string) => ({
  id,
  title: id,
  description: '',
  coverImage: null,
  hue: 0,
  order: 0,
  updatedAt: 0,
  revision: 1,
  picture: picture(`categories/${id}/1`, [320, 640, 1024], [4_000, 9_000, 20_000]),
});

const byId = <One extends { id: string }>(...all: One[]): Map<string, One> => new Map(all.map((one) => [one.id, one]));

const SNAPSHOT: Snapshot = {
  version: 1,
  asOf: 1,
  categories: byId(category('cups'), category('bags')),
  products: byId(
    product('a', 'cups', picture('products/a/1', [320, 640, 1024], [5_000, 11_000, 30_000])),
    product('b', 'bags', picture('products/b/1', [200])),
    product('c', null, picture('products/c/1')),
    product('d', 'cups', null),
  ),
  banners: new Map(),
  settings: {},
  removed: new Map(),
};

const DETAILS: Details = {
  version: 1,
  asOf: 1,
  details: new Map([['a', { description: '', quantity: 1, placeholder: null, pictures: [picture('products/a/2')] }]]),
};

describe('picturesInScope', () => {
  it('picks one variant of each picture, galleries included: 640 wide, or the widest', () => {
    expect(picturesInScope(SNAPSHOT, DETAILS, 'all', 'avif').map(({ url: address }) => address)).toEqual([
      '/pictures/categories/cups/1/640.avif',
      '/pictures/categories/bags/1/640.avif',
      '/pictures/products/a/1/640.avif',
      '/pictures/products/a/2/640.avif',
      '/pictures/products/b/1/200.avif',
      '/pictures/products/c/1/640.avif',
    ]);
  });

  it('leaves out other categories', () => {
    expect(picturesInScope(SNAPSHOT, null, ['cups'], 'webp').map(({ url: address }) => address)).toEqual([
      '/pictures/categories/cups/1/640.webp',
      '/pictures/products/a/1/640.webp',
    ]);
  });

  it('uses the sizes that the server measured', () => {
    const [cover, first] = picturesInScope(SNAPSHOT, null, ['cups'], 'avif');
    expect(cover?.bytes).toBe(9_000);
    expect(first?.bytes).toBe(11_000);
  });
});

describe('planDownload', () => {
  it('lists missing files, surplus files and the bytes to download', () => {
    const needed = [
      { url: '/pictures/products/a/2/640.avif', bytes: 10 },
      { url: '/pictures/products/b/1/640.avif', bytes: 20 },
    ];
    const cached = new Set(['/pictures/products/a/1/640.avif', '/pictures/products/b/1/640.avif']);
    expect(planDownload(needed, cached)).toEqual({
      missing: [needed[0]],
      surplus: ['/pictures/products/a/1/640.avif'],
      bytes: 10,
    });
  });
});
