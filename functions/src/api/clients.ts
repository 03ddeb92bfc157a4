import type { clientsEndpoints } from '@catalogue/contract/endpoints/clients';
import { readCard } from '../clients/client-card';
import { Problem } from './problem';
import type { Handlers } from './route';

export const handlers: Handlers<typeof clientsEndpoints> = {
  async card({ params: { id }, caller }) {
    const { admin, uid } = await caller();
    const data = await readCard(id, admin ? undefined : uid);
    if (data === null) throw new Problem(404);
    return { type: 'image/jpeg', disposition: 'attachment; filename="card.jpg"', data };
  },
};
