import { boundedWaits } from './bounded-waits.js';
import { importLaw } from './import-law.js';
import { literalPaths } from './literal-paths.js';
import { priceArithmetic } from './price-arithmetic.js';

/** This project's own rules of oxlint. */
export default {
  meta: { name: 'catalogue' },
  rules: {
    'bounded-waits': boundedWaits,
    'import-law': importLaw,
    'literal-paths': literalPaths,
    'price-arithmetic': priceArithmetic,
  },
};
