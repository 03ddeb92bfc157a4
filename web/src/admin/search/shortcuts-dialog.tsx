import { Dialog } from '../../ui/dialog';
import styles from './search-dialog.module.css';
import { SEARCH_TEXTS } from './search-texts';

/** The sheet of keyboard shortcuts. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={SEARCH_TEXTS.shortcuts} onClose={onClose}>
      <dl className={styles.keys}>
        {SEARCH_TEXTS.keys.map(([keys, meaning]) => (
          <div key={keys} className={styles.shortcut}>
            <dt>
              <kbd className={styles.key}>{keys}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
