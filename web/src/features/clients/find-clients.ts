import { matchesContact } from '../../lib/matches-contact';
import { CLIENT_FIELDS, type ListedClient, titleOf } from './client-list';

/** Clients to show whose fields have all that is typed, by company and name; '' for all. */
export const findClients = (list: readonly ListedClient[], search: string): ListedClient[] =>
  list
    .filter((client) => client.deletedAt === undefined)
    .filter((client) =>
      matchesContact(
        CLIENT_FIELDS.map((field) => client[field]),
        client.phone,
        search,
      ),
    )
    .sort((one, other) => titleOf(one).localeCompare(titleOf(other)) || (one.id < other.id ? -1 : 1));
