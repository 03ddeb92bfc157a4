import type { personalDataEndpoints } from '@catalogue/contract/endpoints/personal-data';
import { erasePerson } from '../privacy/erase-person';
import { exportPerson } from '../privacy/export-person';
import { HttpError } from './http-error';
import type { Handlers } from './route';

const LAST_ADMIN = 'This is the last admin. Make someone else an admin first; nothing was erased.';

export const handlers: Handlers<typeof personalDataEndpoints> = {
  export: async ({ body }) => ({ data: await exportPerson(body.person), cache: 'private, no-store' }),

  erase: async ({ body, caller }) => {
    const erased = await erasePerson(body.person, await caller());
    if (erased === null) throw new HttpError(409, { message: LAST_ADMIN });
    return { data: erased, cache: 'private, no-store' };
  },
};
