import * as v from 'valibot';
import { id } from '../entities/fields';
import { endpoint } from './endpoint';

export const clientsEndpoints = {
  card: endpoint({
    method: 'GET',
    path: '/clients/{id}/card',
    access: 'clients',
    tag: 'Clients',
    summary: 'The photo of the card of a client, a JPEG. Reps get those of their own clients; others are 404 for them',
    params: v.object({ id }),
    answer: 'file',
    status: 200,
    example: { params: { id: 'k3f9a2c1' } },
  }),
};
