import { PATHS } from '@catalogue/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMoment } from '../../lib/format';
import { LEAD_FORM_TEXTS } from '@catalogue/contract/lead-forms';
import { enquiryStatusPath } from '@catalogue/contract/paths';
import { Badge } from '../../ui/badge';
import { Button, LinkButton } from '../../ui/button';
import { confirm } from '../../ui/dialogs';
import { copyText } from '../../ui/copy-text';
import { Card, Row } from '../../ui/layout';
import { notify } from '../../ui/notify';
import { useFocusReplacement } from '../../ui/use-focus-replacement';
import { fileStateText } from './attachment/attachment-texts';
import { TransferPanel } from './transfer-panel';
import { OutboxItemEditor } from './outbox-item-editor';
import { leadText } from './lead-text';
import { OUTBOX_TEXTS } from './outbox/outbox-texts';
import { isEditable, referenceOfItem } from './outbox/items';
import type { OutboxItem } from './outbox/items';
import { outbox } from './outbox/page-outbox';
import { isStuck, retryAfterEnd } from './outbox/transitions';
import styles from './outbox-item-card.module.css';

const { outbox: text } = OUTBOX_TEXTS;

const BADGES = { saved: 'warning', sending: 'brand', sent: 'success', needsYou: 'danger' } as const;

async function removeAfterConfirmation(item: OutboxItem): Promise<void> {
  const mayHaveArrived = item.uncertain || item.state.name === 'sending';
  const body = item.state.name === 'sent' ? text.removeSent : mayHaveArrived ? text.removeUncertain : text.removeWaiting;
  if (!(await confirm({ title: text.removeTitle, body, action: text.remove, danger: true }))) return;
  await outbox.discard(item.id);
}

/** Makes one more attempt, unless the server has said when. */
function retry(item: OutboxItem): void {
  const waitEnd = retryAfterEnd(item, Date.now());
  if (waitEnd === null) void outbox.retry(item.id);
  else void notify(text.retryAfter(formatMoment(waitEnd)), { kind: 'information' });
}

/** Puts the products of an order into the basket; false where the code for it cannot be loaded now. */
async function fillBasket(order: Extract<OutboxItem, { kind: 'order' }>): Promise<boolean> {
  const again = await import('../basket/order-again').catch(() => null);
  if (again === null) void notify(text.againNotLoaded, { kind: 'information' });
  else await again.orderAgain(order);
  return again !== null;
}

/** Its reference; while it waits, whose it is: a rep has several of a kind. */
function titleOf(item: OutboxItem): string {
  const { name } = item.content;
  const sender = item.kind === 'order' ? item.content.companyname || name : name;
  return referenceOfItem(item) || [text.kinds[item.kind], sender].filter(Boolean).join(' · ');
}

/** One enquiry of the outbox: its content, its state and its actions. */
export function OutboxItemCard({ item }: { item: OutboxItem }) {
  const [editing, setEditing] = useState(false);
  const { expectReplacement, takeFocus } = useFocusReplacement();
  const navigate = useNavigate();
  const { state } = item;
  const isSent = state.name === 'sent';
  const named = (action: string): string => text.named(action, titleOf(item));

  async function orderAgain(): Promise<void> {
    if (item.kind === 'order' && (await fillBasket(item))) void navigate(PATHS.basket);
  }

  function endEditing(): void {
    expectReplacement();
    setEditing(false);
  }

  return (
    <Card as="article" roomy gap={3} aria-label={isSent ? `${text.kinds[item.kind]} ${titleOf(item)}` : titleOf(item)}>
      <header className={styles.head}>
        <h2 className={styles.reference}>{titleOf(item)}</h2>
        {isSent && <span className={styles.kind}>{text.kinds[item.kind]}</span>}
        <span role="status">
          <Badge kind={BADGES[state.name]}>{text.states[state.name]}</Badge>
        </span>
      </header>
      <Progress item={item} />
      {editing ? (
        <OutboxItemEditor item={item} onDone={endEditing} />
      ) : (
        <>
          <p className={styles.content}>{leadText(item).split('\n').slice(1).join('\n')}</p>
          <Row gap={2}>
            {(state.name === 'saved' || state.name === 'needsYou') && (
              <Button small kind="primary" aria-label={named(text.retry)} onClick={() => retry(item)}>
                {text.retry}
              </Button>
            )}
            {isSent && state.receipt.statusToken !== undefined && (
              <LinkButton small kind="primary" to={enquiryStatusPath(state.receipt.reference, state.receipt.statusToken)}>
                {LEAD_FORM_TEXTS.followStatus}
              </LinkButton>
            )}
            {isEditable(item) && (
              <Button ref={takeFocus} small aria-label={named(text.edit)} onClick={() => setEditing(true)}>
                {text.edit}
              </Button>
            )}
            {item.kind === 'order' && (
              <Button small aria-label={named(text.again)} onClick={() => void orderAgain()}>
                {text.again}
              </Button>
            )}
            <Button small aria-label={named(text.copy)} onClick={() => void copyText(leadText(item), text)}>
              {text.copy}
            </Button>
            <Button small kind="quiet" aria-label={named(text.remove)} onClick={() => void removeAfterConfirmation(item)}>
              {text.remove}
            </Button>
          </Row>
          {!isSent && <TransferPanel item={item} isStuck={isStuck(item)} />}
        </>
      )}
    </Card>
  );
}

function Progress({ item: { savedAt, state, attachment } }: { item: OutboxItem }) {
  const lines = [text.savedAt(formatMoment(savedAt))];
  if (state.name === 'sent') lines.push(text.sentAt(formatMoment(state.receipt.receivedAt)));
  if (state.name === 'needsYou') lines.push(text.refused(state.reason), ...Object.values(state.errors));
  if (state.name === 'saved' && state.lastError !== null && state.triedAt !== null) {
    lines.push(
      text.sendErrors[state.lastError],
      text.attempts(state.attempts),
      text.next(formatMoment(state.triedAt + state.wait)),
    );
  }
  if (attachment !== undefined) lines.push(fileStateText(attachment));
  return <p className={styles.progress}>{lines.join(' · ')}</p>;
}
