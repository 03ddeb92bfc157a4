import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECURITY_HEADERS } from '@catalogue/contract/security-headers';
import { expect, it } from 'vitest';
import { ROOT } from './root';

interface HostingConfig {
  hosting: { headers: { source?: string; headers: { key: string; value: string }[] }[] };
}

it('firebase.json has the security headers of the contract', () => {
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as HostingConfig;
  const everywhere = hosting.headers.filter(({ source }) => source === '**').flatMap(({ headers }) => headers);
  expect(Object.fromEntries(everywhere.map(({ key, value }) => [key, value]))).toEqual(SECURITY_HEADERS);
});
