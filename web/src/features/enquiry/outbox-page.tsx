import { useSyncExternalStore } from 'react';
import { onStorageError, storageError } from '../../data/device-store/database';
import { isReachable, onReachableChange } from '../../data/network/network-status';
import { formatMoment } from '../../lib/format';
import { Button } from '../../ui/button';
import { confirm } from '../../ui/dialogs';
import { EmptyPage } from '../../ui/empty-page';
import { keepFocus } from '../../ui/keep-focus';
import { notify } from '../../ui/notify';
import { NarrowColumn, Row, Stack } from '../../ui/layout';
import { Notice } from '../../ui/notice';
import { PageTitle } from '../../ui/page-title';
import { Head } from '../../ui/head';
import { OutboxItemCard } from './outbox-item-card';
import { OUTBOX_TEXTS } from './outbox/outbox-texts';
import { isWaiting } from './outbox/items';
import { hasWaitingFile } from './outbox/item-attachment';
import { outbox, useOutbox } from './outbox/page-outbox';
import { retryAfterEnd } from './outbox/transitions';

/** /outbox: every enquiry of this device with its state and actions. */
export default function OutboxPage() {
  const { items, others } = useOutbox();
  const reachable = useSyncExternalStore(onReachableChange, isReachable);
  const isMemoryOnly = useSyncExternalStore(onStorageError, storageError) !== null;
  const waiting = items?.filter(isWaiting) ?? [];
  const sent = items?.filter((item) => !isWaiting(item)) ?? [];

  async function clearSent(): Promise<void> {
    const { clearTitle, clearBody, remove } = OUTBOX_TEXTS.outbox;
    if (!(await confirm({ title: clearTitle, body: clearBody, action: remove, danger: true }))) return;
    for (const item of sent) if (!hasWaitingFile(item)) await outbox.discard(item.id);
  }

  function sendAll(): void {
    const waitEnds = waiting.flatMap((item) => retryAfterEnd(item, Date.now()) ?? []);
    if (waitEnds.length > 0)
      void notify(OUTBOX_TEXTS.outbox.retryAfter(formatMoment(Math.min(...waitEnds))), { kind: 'information' });
    void outbox.sendDue('person');
  }

  return (
    <NarrowColumn>
      <Head title={OUTBOX_TEXTS.outbox.title} description={OUTBOX_TEXTS.outbox.intro} unlisted />
      <PageTitle lead={OUTBOX_TEXTS.outbox.intro}>{OUTBOX_TEXTS.outbox.title}</PageTitle>
      {isMemoryOnly && waiting.length > 0 && <Notice kind="failure">{OUTBOX_TEXTS.outbox.unsafe}</Notice>}
      {!reachable && waiting.length > 0 && <Notice kind="warning">{OUTBOX_TEXTS.outbox.offline}</Notice>}
      {others > 0 && (
        <Notice kind="warning" isLive={false}>
          {OUTBOX_TEXTS.outbox.others(others)}
        </Notice>
      )}
      {items?.length === 0 && others === 0 && (
        <EmptyPage title={OUTBOX_TEXTS.outbox.empty}>{OUTBOX_TEXTS.outbox.emptyMore}</EmptyPage>
      )}
      {(waiting.length > 0 || sent.length > 1) && (
        <Row ref={keepFocus} gap={3}>
          {waiting.length > 0 && (
            <Button kind="primary" onClick={sendAll}>
              {OUTBOX_TEXTS.outbox.sendAll}
            </Button>
          )}
          {sent.length > 1 && <Button onClick={() => void clearSent()}>{OUTBOX_TEXTS.outbox.clearSent}</Button>}
        </Row>
      )}
      <Stack as="ul" ref={keepFocus} gap={4}>
        {[...waiting, ...sent].map((item) => (
          <li key={item.id}>
            <OutboxItemCard item={item} />
          </li>
        ))}
      </Stack>
    </NarrowColumn>
  );
}
