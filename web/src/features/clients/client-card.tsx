import { useEffect, useState } from 'react';
import { Badge } from '../../ui/badge';
import { BlobPicture } from '../../ui/blob-picture';
import { Button } from '../../ui/button';
import { ContactLinks } from '../../ui/contact-links';
import { Card, Row } from '../../ui/layout';
import { notify } from '../../ui/notify';
import { loadCard, readCard } from './card-photo';
import { isUnsynced, type ListedClient, titleOf } from './client-list';
import { CLIENT_TEXTS as texts } from './client-texts';
import styles from './clients.module.css';

interface Props {
  client: ListedClient;
  onBasket: () => void;
  onMeeting: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** The photo of a client's card on this device; null while it is read and where there is none. */
export function useCard(client: ListedClient | null): { photo: Blob | null; load: () => Promise<Blob | null> } {
  const [photo, setPhoto] = useState<Blob | null>(null);
  useEffect(() => {
    let isGone = false;
    // The client object is new after each save, which may have changed the photo.
    if (client !== null) void readCard(client.id, client.card).then((found) => isGone || setPhoto(found));
    return () => void (isGone = true);
  }, [client]);
  async function load(): Promise<Blob | null> {
    const loaded = client === null ? null : await loadCard(client.id, client.card);
    setPhoto(loaded);
    return loaded;
  }
  return { photo, load };
}

/** One client: who it is, how to reach them, and what can be done. */
export function ClientCard({ client, onBasket, onMeeting, onEdit, onRemove }: Props) {
  const { photo, load } = useCard(client);
  const [busy, setBusy] = useState(false);
  const { name, company, city } = client;
  const title = titleOf(client) || texts.noName;

  async function show(): Promise<void> {
    setBusy(true);
    const loaded = await load();
    setBusy(false);
    if (loaded === null) void notify(texts.card.notLoaded, { kind: 'failure' });
  }

  return (
    <Card as="article" gap={2} className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.name}>{title}</h2>
        {isUnsynced(client) && <Badge kind="warning">{texts.onlyHere}</Badge>}
      </header>
      <p className={styles.facts}>{[company === '' ? '' : name, city].filter(Boolean).join(' · ')}</p>
      <p className={styles.contacts}>
        <ContactLinks client={client} />
      </p>
      {photo === null && client.card !== '' && (
        <Button small busy={busy} aria-label={texts.nameOf(texts.card.show, title)} onClick={() => void show()}>
          {texts.card.show}
        </Button>
      )}
      {photo !== null && <BlobPicture blob={photo} alt={texts.card.alt(title)} className={styles.photo} />}
      <Row gap={2}>
        <Button small kind="primary" aria-label={texts.nameOf(texts.basket, title)} onClick={onBasket}>
          {texts.basket}
        </Button>
        <Button small aria-label={texts.nameOf(texts.meeting, title)} onClick={onMeeting}>
          {texts.meeting}
        </Button>
        <Button small aria-label={texts.nameOf(texts.edit, title)} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button small kind="quiet" aria-label={texts.nameOf(texts.remove, title)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </Row>
    </Card>
  );
}
