import { Dialog } from '../../ui/dialog';
import { Stack } from '../../ui/layout';
import type { AdminScreen } from '../admin-screen';
import styles from './search-dialog.module.css';
import { SEARCH_TEXTS } from './search-texts';
import { shortcutsOn } from './shortcuts';

interface Props {
  screens: readonly AdminScreen[];
  onClose: () => void;
}

/** The sheet of keyboard shortcuts that work for a person with these screens. */
export default function ShortcutsDialog({ screens, onClose }: Props) {
  return (
    <Dialog title={SEARCH_TEXTS.shortcuts} onClose={onClose}>
      <Stack as="dl" gap={2}>
        {shortcutsOn(screens).map(({ keys, meaning }) => (
          <div key={meaning} className={styles.shortcut}>
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
