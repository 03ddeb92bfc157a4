import type { ClientFields } from '@catalogue/contract/entities/client';

/** A client of a rep as the server has it. */
export interface ServerClient extends ClientFields {
  id: string;
}

/** What a device tells the server about one client. */
export type ClientWrite =
  | { do: 'create'; id: string; fields: ClientFields }
  | { do: 'update'; id: string; fields: Partial<ClientFields> }
  | { do: 'delete'; id: string };

/** The rep's clients on the server. Both functions reject without a connection, or where the server refuses. */
export interface ClientServer {
  list: () => Promise<ServerClient[]>;
  write: (write: ClientWrite) => Promise<void>;
}
