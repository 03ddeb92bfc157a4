import type { clientsEndpoints } from '@catalogue/contract/endpoints/clients';
import { hasRight } from '@catalogue/contract/roles';
import { readCard } from '../clients/client-card';
import { HttpError } from './http-error';
import type { Handlers } from './route';

export const handlers: Handlers<typeof clientsEndpoints> = {
  async card({ params: { id }, caller }) {
    const { role, uid } = await caller();
    const data = await readCard(id, hasRight(role, 'leads') ? undefined : uid);
    if (data === null) throw new HttpError(404);
    return { type: 'image/jpeg', disposition: 'attachment; filename="card.jpg"', data };
  },
};
