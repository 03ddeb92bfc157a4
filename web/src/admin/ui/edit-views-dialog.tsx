import { LIMITS } from '@catalogue/contract/limits';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { Stack } from '../../ui/layout';
import { UI_TEXTS } from '../../ui/ui-texts';
import { useSubmit } from '../../ui/use-submit';
import type { SavedView, useSavedViews } from '../data/use-saved-views';
import styles from './saved-views.module.css';
import { VIEW_TEXTS as texts } from './view-texts';

type Saved = ReturnType<typeof useSavedViews>;

/** Renames and deletes views. It closes with each change: the toast with its undo would stand behind it. */
export function EditViewsDialog({ saved, onClose }: { saved: Saved; onClose: () => void }) {
  const [renamed, setRenamed] = useState<SavedView | null>(null);
  return (
    <Dialog title={texts.edit} isForm onClose={onClose} actions={<Button onClick={onClose}>{texts.done}</Button>}>
      <Stack as="ul">
        {saved.views.map((view) => {
          const isRenamed = renamed !== null && renamed.id === view.id && renamed.name === view.name;
          return (
            <li key={view.id ?? view.name} className={styles.item}>
              {isRenamed ? (
                <RenameForm view={view} saved={saved} onCancel={() => setRenamed(null)} onDone={onClose} />
              ) : (
                <>
                  <span className={styles.name}>
                    <strong>{view.name}</strong>
                    <span className={styles.who}>{view.id === null ? texts.onDevice : texts.ofAll(view.byName)}</span>
                  </span>
                  <Button small aria-label={texts.renameOne(view.name)} onClick={() => setRenamed(view)}>
                    {texts.rename}
                  </Button>
                  <Button
                    small
                    kind="quiet"
                    aria-label={texts.removeOne(view.name)}
                    onClick={() => {
                      saved.remove(view);
                      onClose();
                    }}
                  >
                    {texts.remove}
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </Stack>
    </Dialog>
  );
}

interface RenameProps {
  view: SavedView;
  saved: Saved;
  onCancel: () => void;
  onDone: () => void;
}

function RenameForm({ view, saved, onCancel, onDone }: RenameProps) {
  const [name, setName] = useState(view.name);
  const trimmed = name.trim();
  const isSameKind = ({ id }: SavedView): boolean => (id === null) === (view.id === null);
  const isTaken = trimmed !== view.name && saved.views.some((one) => isSameKind(one) && one.name === trimmed);
  const { formProps } = useSubmit(() => {
    if (trimmed === '' || isTaken) return false;
    if (trimmed !== view.name) saved.rename(view, trimmed);
    onDone();
    return true;
  });
  return (
    <form {...formProps} className={styles.form}>
      <TextField
        autoFocus
        label={texts.name}
        error={isTaken ? texts.taken : trimmed === '' ? texts.missing : undefined}
        maxLength={LIMITS.viewName}
        aria-required
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <div className={styles.views}>
        <Button small kind="primary" type="submit">
          {texts.saveAction}
        </Button>
        <Button small onClick={onCancel}>
          {UI_TEXTS.dialog.cancel}
        </Button>
      </div>
    </form>
  );
}
