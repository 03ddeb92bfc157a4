import type { backupEndpoints } from '@catalogue/contract/endpoints/backup';
import { readPage } from '../backup/read-page';
import type { Handlers } from './route';

export const handlers: Handlers<typeof backupEndpoints> = {
  read: async ({ query: { after } }) => ({ data: await readPage(after) }),
};
