import type { SyncedClientFields } from '@catalogue/contract/entities/client';

/** A client of a rep as the server has it. */
export interface ServerClient extends SyncedClientFields {
  id: string;
}

/** What a device tells the server about one client. */
export type ClientWrite =
  | { do: 'create'; id: string; fields: SyncedClientFields }
  | { do: 'update'; id: string; fields: Partial<SyncedClientFields> }
  | { do: 'delete'; id: string };

/** The rep's clients on the server. All functions reject without a connection, or where the server refuses. */
export interface RepClientsServer {
  list: () => Promise<ServerClient[]>;
  write: (write: ClientWrite) => Promise<void>;
  /** Uploads the photo that the client's document names. */
  uploadCard: (id: string, card: string, photo: Blob) => Promise<void>;
}
