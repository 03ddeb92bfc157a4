import { expect, test } from 'vitest';
import { proxyTable } from './dev-proxy';

const to = (functionId: string) => ({ functionId, region: 'asia-south1' });

test('proxies Hosting’s function rewrites to the functions emulator of the same shift', () => {
  const table = proxyTable(
    [
      { source: '/catalogue.json', function: to('site') },
      { source: '/api/**', function: to('api') },
    ],
    400,
  );
  expect(Object.keys(table)).toEqual(['^/catalogue\\.json', '^/api/']);
  expect(table['^/api/']).toMatchObject({ target: 'http://127.0.0.1:5401' });
  expect(table['^/api/']?.rewrite?.('/api/products?pageSize=1')).toBe(
    '/demo-catalogue-400/asia-south1/api/api/products?pageSize=1',
  );
});

test('does not proxy pages', () => {
  expect(proxyTable([{ source: '/products/**', function: to('site') }, { source: '**' }], 0)).toEqual({});
});
