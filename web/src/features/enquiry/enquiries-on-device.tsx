import { keepFocus } from '../../ui/keep-focus';
import { Stack } from '../../ui/layout';
import { OUTBOX_TEXTS } from './outbox/outbox-texts';
import { referenceOfItem } from './outbox/items';
import { OutboxItemCard } from './outbox-item-card';
import styles from './enquiries-on-device.module.css';
import { useOutbox } from './outbox/page-outbox';

/** This person's enquiries on this device that a list of the server's leads does not show: those that wait, and those it has no reference of. */
export function EnquiriesOnDevice({ listed }: { listed: readonly string[] }) {
  const items = useOutbox().items?.filter((item) => !listed.includes(referenceOfItem(item))) ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-label={OUTBOX_TEXTS.outbox.onDevice}>
      <h2 className={styles.title}>{OUTBOX_TEXTS.outbox.onDevice}</h2>
      <Stack as="ul" ref={keepFocus} gap={4}>
        {items.map((item) => (
          <li key={item.id}>
            <OutboxItemCard item={item} />
          </li>
        ))}
      </Stack>
    </section>
  );
}
