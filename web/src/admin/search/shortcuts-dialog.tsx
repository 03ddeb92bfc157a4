import { Dialog } from '../../ui/dialog';
import { Stack } from '../../ui/layout';
import styles from './search-dialog.module.css';
import { SEARCH_TEXTS } from './search-texts';

/** The sheet of keyboard shortcuts. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={SEARCH_TEXTS.shortcuts} onClose={onClose}>
      <Stack as="dl" gap={2}>
        {SEARCH_TEXTS.keys.map(([keys, meaning]) => (
          <div key={keys} className={styles.shortcut}>
            <dt>
              <kbd className={styles.key}>{keys}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </Stack>
    </Dialog>
  );
}
