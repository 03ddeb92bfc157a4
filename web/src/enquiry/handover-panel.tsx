import { whatsAppLink } from '@catalogue/contract/site';
import { useState } from 'react';
import { Button, LinkButton } from '../ui/button';
import { notify } from '../ui/notify';
import { handoverText, mailLink } from './lead-text';
import type { OutboxItem } from './outbox/item';
import { OUTBOX_TEXTS } from './outbox/outbox-texts';
import { outbox } from './outbox/page-outbox';
import styles from './outbox-item-card.module.css';

const { outbox: texts } = OUTBOX_TEXTS;

/** Ways to hand over an enquiry that does not get through. It keeps its id, so it stays one enquiry. */
export function HandoverPanel({ item, isStuck }: { item: OutboxItem; isStuck: boolean }) {
  // The stored item as it was marked: from then on an edit gets a new id.
  const [marked, setMarked] = useState<OutboxItem | null>(null);

  async function open(): Promise<void> {
    const stored = await outbox.handOver(item.id);
    if (stored === undefined) void notify(texts.handoverNotStored, { kind: 'failure' });
    else setMarked(stored);
  }

  return (
    <div className={isStuck ? styles.stuck : undefined}>
      {isStuck && <p className={styles.stuckText}>{texts.stuck}</p>}
      {marked?.id === item.id ? (
        <p className={styles.instead}>
          {texts.instead}:{' '}
          <LinkButton small kind="quiet" to={whatsAppLink(handoverText(marked))} target="_blank">
            {texts.whatsapp}
          </LinkButton>
          <LinkButton small kind="quiet" to={mailLink(marked)}>
            {texts.mail}
          </LinkButton>
          <Button small kind="quiet" onClick={() => void navigator.clipboard.writeText(handoverText(marked))}>
            {texts.copyMessage}
          </Button>
          <span className={styles.sameId}>{texts.sameId}</span>
        </p>
      ) : (
        <Button small kind={isStuck ? 'primary' : 'quiet'} onClick={() => void open()}>
          {texts.instead}
        </Button>
      )}
    </div>
  );
}
