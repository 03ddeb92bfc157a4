import { attachmentEndpoints } from '@catalogue/contract/endpoints/attachments';
import { ATTACHMENT_TYPES, isPhoto } from '@catalogue/contract/entities/attachment';
import { useState } from 'react';
import type { Lead } from '../../data/leads/lead-view';
import { BlobPicture } from '../../ui/blob-picture';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { notify } from '../../ui/notify';
import { downloadBlob } from '../../lib/download-file';
import { failureReason } from '../data/failure-reason';
import { fetchFileModule } from '../data/firebase-modules';
import { LEAD_ATTACHMENT_TEXTS as texts } from './attachment-texts';
import styles from './lead-card.module.css';

/** The photo or logo of a lead. Only photos, which the server has encoded again, are shown; other files are downloads. */
export function LeadAttachment({ lead: { kind, id, reference, attachment } }: { lead: Lead }) {
  const [busy, setBusy] = useState(false);
  const [photo, setPhoto] = useState<Blob | null>(null);
  if (attachment === undefined) return null;
  const { name, type, thumbnail, state } = attachment;
  if (state !== 'received')
    return <p className={styles.attachmentWaits}>{state === 'pending' ? texts.pending(name) : texts.refused(attachment)}</p>;

  async function withFile(handle: (file: Blob) => void): Promise<void> {
    setBusy(true);
    try {
      handle(await (await fetchFileModule()).fetchFile(attachmentEndpoints.download, { kind, id }));
    } catch (error) {
      void notify(texts.failed(failureReason(error)), { kind: 'failure' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <figure className={styles.attachment} aria-label={texts.label}>
      {isPhoto(type) && (
        <button type="button" className={styles.photo} aria-label={texts.show(name)} onClick={() => void withFile(setPhoto)}>
          {thumbnail !== '' && <img src={thumbnail} alt="" />}
        </button>
      )}
      <figcaption>{texts.facts(attachment)}</figcaption>
      <Button
        small
        busy={busy}
        onClick={() => void withFile((file) => downloadBlob(`${reference}.${ATTACHMENT_TYPES[type]}`, file))}
      >
        {texts.download}
      </Button>
      {photo !== null && (
        <Dialog wide title={name} onClose={() => setPhoto(null)}>
          <BlobPicture blob={photo} alt={name} className={styles.wholePicture} />
        </Dialog>
      )}
    </figure>
  );
}
