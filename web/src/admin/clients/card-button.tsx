import { clientsEndpoints } from '@catalogue/contract/endpoints/clients';
import { useState } from 'react';
import { ServerFailure } from '../../lib/server-failure';
import { BlobPicture } from '../../ui/blob-picture';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { notify } from '../../ui/notify';
import { failureReason } from '../data/failure-reason';
import { fetchFileModule } from '../data/firebase-modules';
import { CLIENTS_OF_REPS_TEXTS as texts } from './clients-of-reps-texts';
import styles from './clients-of-reps.module.css';

const NOT_FOUND = 404;

/** Loads the photo of a client's card and shows it. */
export function CardButton({ id, client }: { id: string; client: string }) {
  const [busy, setBusy] = useState(false);
  const [photo, setPhoto] = useState<Blob | null>(null);

  async function show(): Promise<void> {
    setBusy(true);
    try {
      setPhoto(await (await fetchFileModule()).fetchFile(clientsEndpoints.card, { id }));
    } catch (error) {
      const isMissing = error instanceof ServerFailure && error.status === NOT_FOUND;
      void notify(texts.notLoaded(isMissing ? texts.notSent : failureReason(error)), { kind: 'failure' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button small busy={busy} aria-label={texts.showOf(client)} onClick={() => void show()}>
        {texts.show}
      </Button>
      {photo !== null && (
        <Dialog wide title={texts.cardOf(client)} onClose={() => setPhoto(null)}>
          <BlobPicture blob={photo} alt={texts.cardOf(client)} className={styles.photo} />
        </Dialog>
      )}
    </>
  );
}
