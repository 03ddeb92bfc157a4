import { PATHS } from '@catalogue/contract/paths';
import { useSyncExternalStore } from 'react';
import { onStorageTrouble, storageTrouble } from '../device/database';
import { isReachable, onReachableChange } from '../device/network-status';
import { formatMoment } from '../lib/format';
import { Button, LinkButton } from '../ui/button';
import { confirm } from '../ui/dialogs';
import { EmptyState } from '../ui/empty-state';
import { notify } from '../ui/notify';
import { PageTitle } from '../ui/page-title';
import { usePage } from '../ui/use-page';
import { OutboxEntry } from './outbox-entry';
import { COPY } from './outbox/copy';
import { isWaiting } from './outbox/item';
import { outbox } from './outbox/page-outbox';
import { askedUntil } from './outbox/transitions';
import { useOutbox } from './use-outbox';
import styles from './outbox-page.module.css';

/** /outbox: every enquiry of this device, where it stands, and what can be done about it. */
export default function OutboxPage() {
  usePage({ title: COPY.outbox.title, description: COPY.outbox.intro, unlisted: true });
  const items = useOutbox();
  const reachable = useSyncExternalStore(onReachableChange, isReachable);
  const unsafe = useSyncExternalStore(onStorageTrouble, storageTrouble) !== null;
  const waiting = items?.filter(isWaiting) ?? [];
  const sent = items?.filter((item) => !isWaiting(item)) ?? [];

  async function clearSent(): Promise<void> {
    const { clearTitle, clearBody, remove } = COPY.outbox;
    if (!(await confirm({ title: clearTitle, body: clearBody, action: remove, danger: true }))) return;
    for (const item of sent) await outbox.discard(item.id);
  }

  function sendAll(): void {
    const asked = waiting.flatMap((item) => askedUntil(item, Date.now()) ?? []);
    if (asked.length > 0) void notify(COPY.outbox.asked(formatMoment(Math.min(...asked))), { kind: 'information' });
    void outbox.wake('person');
  }

  return (
    <div className={styles.page}>
      <PageTitle lead={COPY.outbox.intro}>{COPY.outbox.title}</PageTitle>
      {unsafe && waiting.length > 0 && (
        <p role="alert" className={styles.alarm}>
          {COPY.outbox.unsafe}
        </p>
      )}
      {!reachable && waiting.length > 0 && (
        <p role="status" className={styles.note}>
          {COPY.outbox.offline}
        </p>
      )}
      {items?.length === 0 && (
        <EmptyState
          title={COPY.outbox.empty}
          action={
            <LinkButton to={PATHS.categories} kind="primary">
              {COPY.outbox.emptyAction}
            </LinkButton>
          }
        >
          {COPY.outbox.emptyMore}
        </EmptyState>
      )}
      {(waiting.length > 0 || sent.length > 1) && (
        <div className={styles.tools}>
          {waiting.length > 0 && (
            <Button kind="primary" onClick={sendAll}>
              {COPY.outbox.sendAll}
            </Button>
          )}
          {sent.length > 1 && <Button onClick={() => void clearSent()}>{COPY.outbox.clearSent}</Button>}
        </div>
      )}
      <ul className={styles.list}>
        {[...waiting, ...sent].map((item) => (
          <li key={item.id}>
            <OutboxEntry item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
