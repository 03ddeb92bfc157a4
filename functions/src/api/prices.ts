import type { pricesEndpoints } from '@catalogue/contract/endpoints/prices';
import { hiddenPrices } from './public-catalogue';
import type { Handlers } from './route';
import { pricesForCaller } from './visible-prices';

export const handlers: Handlers<typeof pricesEndpoints> = {
  async read({ caller }) {
    const [known, file] = await Promise.all([caller(), hiddenPrices()]);
    return {
      // One file for all who may see the same.
      tag: `${file.version} ${known.role ?? 'signedIn'}`,
      cache: 'no-store',
      data: () => Promise.resolve(pricesForCaller(file, known)),
    };
  },
};
