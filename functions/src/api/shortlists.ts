import type { shortlistsEndpoints } from '@catalogue/contract/endpoints/shortlists';
import { openShortlist, saveShortlist } from '../shortlists/shared-shortlists';
import { HttpError } from './http-error';
import type { Handlers } from './route';

/** @throws HttpError 404 for an unknown id */
async function opened(id: string, counts: boolean) {
  const data = await openShortlist(id, counts);
  if (data === null) throw new HttpError(404);
  return { data, cache: 'no-store' };
}

export const handlers: Handlers<typeof shortlistsEndpoints> = {
  async save({ body, caller }) {
    const data = await saveShortlist((await caller()).uid, body);
    if (data === null) throw new HttpError(409, { message: 'Somebody else shares a shortlist under this id.' });
    return { data };
  },
  read: ({ params: { id } }) => opened(id, false),
  open: ({ params: { id } }) => opened(id, true),
};
