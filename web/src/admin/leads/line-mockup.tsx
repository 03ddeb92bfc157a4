import { attachmentEndpoints } from '@catalogue/contract/endpoints/attachments';
import type { OrderLine } from '@catalogue/contract/entities/order-line';
import type { Order } from '@catalogue/contract/entities/stored-lead';
import { NO_FACTS } from '@catalogue/contract/product-fields';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BlobPicture } from '../../ui/blob-picture';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Stack } from '../../ui/layout';
import { notify } from '../../ui/notify';
import { downloadBlob } from '../../lib/download-file';
import { failureReason } from '../data/failure-reason';
import { fetchFileModule } from '../data/firebase-modules';
import { catalogueDetailsQuery, catalogueFileQuery } from '../data/queries/content';
import styles from './lead-card.module.css';

/** Texts about the product with the enquirer's logo. */
const texts = {
  show: 'See it with their logo',
  alt: (title: string, branding: string) => `${title} with their logo: ${branding}`,
  save: 'Save the picture',
  noArea: (title: string) => `${title} no longer has the branding area that was chosen.`,
  noLogo: (name: string) => `${name} is no logo that can be drawn. Download it instead.`,
  failed: (reason: string) => `The picture could not be made. ${reason}`,
} as const;

/** Shows the product with the logo that came with the enquiry, placed as the buyer saw it; the picture can be saved for a proof. */
export function LineMockup({ order: { id, reference, attachment }, line }: { order: Order; line: OrderLine }) {
  const [busy, setBusy] = useState(false);
  const [picture, setPicture] = useState<Blob | null>(null);
  const client = useQueryClient();
  const { productId, mockup, title, branding } = line;
  if (mockup === undefined || productId === null || attachment?.state !== 'received') return null;
  const { name, type } = attachment;

  async function draw(asked: string): Promise<Blob | null> {
    const [file, products, details, { pictureOfLine }] = await Promise.all([
      fetchFileModule().then(({ fetchFile }) => fetchFile(attachmentEndpoints.download, { kind: 'order', id })),
      client.query(catalogueFileQuery()),
      client.query(catalogueDetailsQuery(false)),
      import('../../features/mockup/picture-of-line'),
    ]);
    const own = details.details[asked];
    const first = products.products.find((one) => one.id === asked)?.picture;
    const pictures = [...(first ? [first] : []), ...(own?.pictures ?? [])];
    return pictureOfLine(new File([file], name, { type }), line, { pictures, facts: own?.facts ?? NO_FACTS });
  }

  async function show(asked: string): Promise<void> {
    setBusy(true);
    try {
      const drawn = await draw(asked);
      if (drawn === null) void notify(texts.noArea(title), { kind: 'information' });
      else setPicture(drawn);
    } catch (error) {
      const isUnusable = error instanceof Error && error.name === 'UnusableLogo';
      void notify(isUnusable ? texts.noLogo(name) : texts.failed(failureReason(error)), { kind: 'failure' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button small busy={busy} onClick={() => void show(productId)}>
        {texts.show}
      </Button>
      {picture !== null && (
        <Dialog wide title={title} onClose={() => setPicture(null)}>
          <Stack gap={3} className={styles.proof}>
            <BlobPicture blob={picture} alt={texts.alt(title, branding)} className={styles.wholePicture} />
            <p>{branding}</p>
            <Button onClick={() => downloadBlob(`${reference}-${title}.jpg`, picture)}>{texts.save}</Button>
          </Stack>
        </Dialog>
      )}
    </>
  );
}
