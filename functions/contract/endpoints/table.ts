import { accounts } from './accounts';
import { attachmentEndpoints } from './attachments';
import { backupEndpoints } from './backup';
import { banners } from './banners';
import { categories } from './categories';
import { clientsEndpoints } from './clients';
import { documentation } from './documentation';
import type { Endpoint } from './endpoint';
import { enquiryStatusEndpoints } from './enquiry-status';
import { failedSearchesEndpoints } from './failed-searches';
import { leads } from './leads';
import { personalDataEndpoints } from './personal-data';
import { pricesEndpoints } from './prices';
import { products } from './products';
import { shortlistsEndpoints } from './shortlists';
import { statusEndpoints } from './status';
import { subscribers } from './subscribers';
import { team } from './team';

/** Every call there is, by resource. */
export const RESOURCES = {
  accounts,
  team,
  categories,
  products,
  prices: pricesEndpoints,
  carousel: banners.carousel,
  trending: banners.trending,
  leads,
  attachments: attachmentEndpoints,
  enquiryStatus: enquiryStatusEndpoints,
  clients: clientsEndpoints,
  shortlists: shortlistsEndpoints,
  subscribers,
  failedSearches: failedSearchesEndpoints,
  personalData: personalDataEndpoints,
  status: statusEndpoints,
  backup: backupEndpoints,
  documentation,
} satisfies Record<string, Record<string, Endpoint>>;
export type ResourceName = keyof typeof RESOURCES;

/** Every call there is, in the order of the documentation. */
export const ENDPOINTS: readonly Endpoint[] = Object.values<Record<string, Endpoint>>(RESOURCES).flatMap((rows) =>
  Object.values(rows),
);
