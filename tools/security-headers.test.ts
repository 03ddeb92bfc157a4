import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityHeaders } from '@catalogue/contract/security-headers';
import { expect, it } from 'vitest';
import type { HeaderRule } from './asset-headers';
import { ROOT } from './root';
import { withSecurityHeaders } from './security-headers';

const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as { hosting: { headers: HeaderRule[] } };
const policyOf = (usesAppCheck: boolean): string => securityHeaders(usesAppCheck)['Content-Security-Policy'];

it('firebase.json has the security headers of the contract', () => {
  expect(withSecurityHeaders(hosting.headers, false)).toEqual(hosting.headers);
});

it('only a site with App Check allows scripts of reCAPTCHA, and changes no other header', () => {
  expect(policyOf(false)).toContain("script-src 'self';");
  expect(policyOf(true)).toContain("script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;");
  expect(policyOf(true)).toContain('https://content-firebaseappcheck.googleapis.com');
  const changed = withSecurityHeaders(hosting.headers, true).filter((rule, index) => rule !== hosting.headers[index]);
  expect(changed.map(({ source }) => source)).toEqual(['**']);
  expect({ ...securityHeaders(true), 'Content-Security-Policy': '' }).toEqual({
    ...securityHeaders(false),
    'Content-Security-Policy': '',
  });
});
