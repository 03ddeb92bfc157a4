import { whatsAppLink } from '@catalogue/contract/company';
import { useState, type ComponentType } from 'react';
import { encodeTransferCode } from '../../lib/transfer-code';
import { Button, LinkButton } from '../../ui/button';
import { copyText } from '../../ui/copy-text';
import { useFocusReplacement } from '../../ui/use-focus-replacement';
import { notify } from '../../ui/notify';
import { currentCompany } from '../../data/catalogue/hooks';
import { transferText, mailLink } from './lead-text';
import type { OutboxItem } from './outbox/items';
import { OUTBOX_TEXTS } from './outbox/outbox-texts';
import { outbox } from './outbox/page-outbox';
import styles from './outbox-item-card.module.css';
import type { QrCode } from '../../ui/qr-code';

const { outbox: texts } = OUTBOX_TEXTS;

/** A larger code has modules too small for a camera in front of a phone's screen. It could hold 2,953 bytes. */
const MOST_QR_BYTES = 1_600;

type QrCodeProps = Parameters<typeof QrCode>[0];

/** Ways to transfer an enquiry that cannot be sent. It keeps its id, so it stays one enquiry. */
export function TransferPanel({ item, isStuck }: { item: OutboxItem; isStuck: boolean }) {
  // The stored item, marked as transferred: a later edit gets a new id.
  const [marked, setMarked] = useState<OutboxItem | null>(null);
  const { expectReplacement, takeFocus } = useFocusReplacement();

  // Its script is part of the rep offline bundle, and not of the install set.
  const [Code, setCode] = useState<ComponentType<QrCodeProps> | null>(null);
  const code = marked === null ? '' : encodeTransferCode(marked);

  async function showCode(): Promise<void> {
    if (code.length > MOST_QR_BYTES) {
      void notify(texts.qrTooLong, { kind: 'information' });
      return;
    }
    try {
      const module = await import('../../ui/qr-code');
      setCode(() => module.QrCode);
    } catch {
      void notify(texts.againNotLoaded, { kind: 'failure' });
    }
  }

  async function open(): Promise<void> {
    expectReplacement();
    const stored = await outbox.transfer(item.id);
    if (stored !== undefined) setMarked(stored);
  }

  return (
    <div className={isStuck ? styles.stuck : undefined}>
      {isStuck && <p className={styles.stuckText}>{texts.stuck}</p>}
      {marked?.id === item.id ? (
        <div ref={takeFocus} role="group" aria-label={texts.instead} tabIndex={-1} className={styles.instead}>
          {texts.instead}:{' '}
          <LinkButton small kind="quiet" to={whatsAppLink(currentCompany(), transferText(marked))} target="_blank">
            {texts.whatsapp}
          </LinkButton>
          <LinkButton small kind="quiet" to={mailLink(marked)}>
            {texts.mail}
          </LinkButton>
          <Button
            small
            kind="quiet"
            onClick={() => void copyText(transferText(marked), { copied: texts.messageCopied, notCopied: texts.notCopied })}
          >
            {texts.copyMessage}
          </Button>
          <Button small kind="quiet" onClick={() => void showCode()}>
            {texts.qrCode}
          </Button>
          {Code && (
            <figure className={styles.code}>
              <Code text={code} label={texts.qrLabel} />
              <figcaption>{texts.qrHint}</figcaption>
            </figure>
          )}
          <span className={styles.sameId}>{texts.sameId}</span>
        </div>
      ) : (
        <Button small kind={isStuck ? 'primary' : 'quiet'} onClick={() => void open()}>
          {texts.instead}
        </Button>
      )}
    </div>
  );
}
