import { expect, it, vi } from 'vitest';
import { serviceAccountOf } from './service-accounts';

it('names the account by its whole address where the project is known', () => {
  vi.stubEnv('GCLOUD_PROJECT', 'gifts-4f2a1');
  expect(serviceAccountOf('api')).toBe('catalogue-api@gifts-4f2a1.iam.gserviceaccount.com');
  vi.stubEnv('GCLOUD_PROJECT', undefined);
  expect(serviceAccountOf('api')).toBe('catalogue-api@');
});
