import { clientsEndpoints } from '@catalogue/contract/endpoints/clients';
import { useState } from 'react';
import { BlobPicture } from '../../ui/blob-picture';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { notify } from '../../ui/notify';
import { fetchFileModule } from '../data/firebase';
import { CLIENTS_OF_REPS_TEXTS as texts } from './clients-of-reps-texts';
import styles from './clients-of-reps.module.css';

/** Loads the photo of a client's card and shows it. */
export function CardButton({ id, client }: { id: string; client: string }) {
  const [busy, setBusy] = useState(false);
  const [photo, setPhoto] = useState<Blob | null>(null);

  async function show(): Promise<void> {
    setBusy(true);
    const loaded = await (await fetchFileModule()).fetchFile(clientsEndpoints.card, { id });
    setBusy(false);
    setPhoto(loaded);
    if (loaded === null) void notify(texts.notLoaded, { kind: 'failure' });
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
