import { afterEach, expect, it, vi } from 'vitest';
import { choicePath } from './choice-path';

afterEach(() => vi.restoreAllMocks());

it('choicePath keeps the choice in browsers without URLSearchParams.size', () => {
  vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as unknown as number);
  expect(choicePath('drk-01', [{ kind: 'colour', name: 'Black' }], 300)).toBe('/products/drk-01?colour=Black&pieces=300');
  expect(choicePath('drk-01', [], null)).toBe('/products/drk-01');
});
