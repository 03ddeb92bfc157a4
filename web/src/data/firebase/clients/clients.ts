import { COLLECTIONS } from '@catalogue/contract/collections';
import { client } from '@catalogue/contract/entities/client';
import { readStored } from '@catalogue/contract/entities/read-stored';
import { collection, deleteDoc, doc, getDocs, query, serverTimestamp, setDoc, updateDoc, where } from 'firebase/firestore/lite';
import type { RepClientsServer } from '../../clients/rep-clients-server';
import { bearerToken } from '../auth';
import { firestoreLite } from '../firestore-lite';

const clients = collection(firestoreLite, COLLECTIONS.clients);

/** The clients of the rep `uid` in Firestore, by the lite SDK: the list on the device is the only copy of them. */
export const repClientsServer = (uid: string): RepClientsServer => ({
  async list() {
    // Requests before Auth is ready carry no token.
    await bearerToken();
    const { docs } = await getDocs(query(clients, where('owner', '==', uid)));
    return docs.map((one) => readStored(client, { ...one.data(), id: one.id }).value);
  },

  async write(write) {
    await bearerToken();
    const document = doc(clients, write.id);
    if (write.do === 'delete') await deleteDoc(document);
    else if (write.do === 'create') await setDoc(document, { ...write.fields, owner: uid, updatedAt: serverTimestamp() });
    else await updateDoc(document, { ...write.fields, updatedAt: serverTimestamp() });
  },

  async uploadCard(id, card, photo) {
    await bearerToken();
    const { upload } = await import('../storage');
    await upload(`cards/${uid}/${id}/${card}`, photo, () => undefined);
  },
});
