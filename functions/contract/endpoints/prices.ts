import { pricesFile } from '../entities/hidden-prices';
import { endpoint } from './endpoint';

export const pricesEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/prices',
    access: 'user',
    tag: 'Products',
    summary: 'Prices that not everyone may see, as far as the caller may, by product id',
    answer: pricesFile,
    status: 200,
    example: {
      answer: {
        version: 7,
        prices: {
          'drk-01': { audience: 'signedIn', price: 749, discountedPrice: 649, priceBreaks: [[250, 589]], options: [] },
        },
      },
    },
  }),
};
