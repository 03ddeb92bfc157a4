import { Button, LinkButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { notify } from '../ui/notify';
import { COPY } from './product-copy';
import styles from './share-buttons.module.css';

/** Passes the page on: by the system's sheet where there is one, by WhatsApp, or as a copied link. */
export function ShareButtons({ title }: { title: string }) {
  const address = `${location.origin}${location.pathname}`;
  const text = COPY.shareText(title, address);
  const copyLink = async () => {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    await notify(copied ? COPY.copied : COPY.notCopied, { kind: copied ? 'success' : 'failure' });
  };
  return (
    <div className={styles.row}>
      {'share' in navigator && (
        <Button
          kind="quiet"
          small
          onClick={() => void navigator.share({ title, text: title, url: address }).catch(() => undefined)}
        >
          <Icon name="share" size={18} />
          {COPY.share}
        </Button>
      )}
      <LinkButton kind="quiet" small to={`https://wa.me/?text=${encodeURIComponent(text)}`} target="_blank">
        <Icon name="chat" size={18} />
        {COPY.whatsApp}
      </LinkButton>
      <Button kind="quiet" small onClick={() => void copyLink()}>
        <Icon name="link" size={18} />
        {COPY.copyLink}
      </Button>
    </div>
  );
}
