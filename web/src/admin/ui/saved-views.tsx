import type { ViewScreen } from '@catalogue/contract/entities/shared-views';
import { useState } from 'react';
import { Button } from '../../ui/button';
import type { ChangeViews, NamedView } from '../data/named-view';
import { useSavedViews } from '../data/use-saved-views';
import { EditViewsDialog } from './edit-views-dialog';
import { SaveViewDialog } from './save-view-dialog';
import styles from './saved-views.module.css';
import { VIEW_TEXTS as texts } from './view-texts';

interface Props {
  screen: ViewScreen;
  /** Query of the current view. */
  search: string;
  /** The views of this device. */
  own: readonly NamedView[];
  onOwn: ChangeViews;
  onOpen: (search: string) => void;
}

/** Opens, saves and edits the views of a list: those of this device and the shared ones. */
export function SavedViews({ screen, search, own, onOwn, onOpen }: Props) {
  const saved = useSavedViews(screen, own, onOwn);
  const [dialog, setDialog] = useState<'save' | 'edit' | null>(null);
  const close = () => setDialog(null);
  return (
    <div className={styles.views} role="group" aria-label={texts.label}>
      {saved.views.map((view) => (
        <Button
          key={view.id ?? view.name}
          small
          kind={view.search === search ? 'primary' : 'secondary'}
          aria-pressed={view.search === search}
          onClick={() => onOpen(view.search)}
        >
          {view.name}
        </Button>
      ))}
      <Button small kind="quiet" onClick={() => setDialog('save')}>
        {texts.save}
      </Button>
      {saved.views.length > 0 && (
        <Button small kind="quiet" onClick={() => setDialog('edit')}>
          {texts.edit}
        </Button>
      )}
      {dialog === 'save' && <SaveViewDialog saved={saved} search={search} onClose={close} />}
      {dialog === 'edit' && <EditViewsDialog saved={saved} onClose={close} />}
    </div>
  );
}
