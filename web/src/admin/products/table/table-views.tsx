import { useState } from 'react';
import { Button } from '../../../ui/button';
import { CheckField } from '../../../ui/choice-field';
import { Dialog } from '../../../ui/dialog';
import { TextField } from '../../../ui/field';
import { PRODUCT_TEXTS } from '../product-texts';
import { FACT_COLUMNS } from './fact-columns';
import { HIDEABLE_COLUMNS, withView } from './table-settings';
import type { TableSettings } from './table-settings';
import styles from './table-views.module.css';

interface Props {
  settings: TableSettings;
  /** Query of the current view, without the page. */
  search: string;
  onChange: (settings: TableSettings) => void;
  onOpen: (search: string) => void;
}

/** Saved views, and the choice of columns. Both stay on this device. */
export function TableViews({ settings, search, onChange, onOpen }: Props) {
  const { views: texts } = PRODUCT_TEXTS;
  const [dialog, setDialog] = useState<'columns' | 'save' | null>(null);
  const close = () => setDialog(null);
  return (
    <div className={styles.views} role="group" aria-label={texts.label}>
      {settings.views.map((view) => (
        <span key={view.name} className={styles.view}>
          <Button small kind={view.search === search ? 'primary' : 'secondary'} onClick={() => onOpen(view.search)}>
            {view.name}
          </Button>
          <button
            type="button"
            className={styles.remove}
            aria-label={texts.remove(view.name)}
            onClick={() => onChange({ ...settings, views: settings.views.filter((one) => one.name !== view.name) })}
          >
            <span aria-hidden="true">×</span>
          </button>
        </span>
      ))}
      <Button small kind="quiet" onClick={() => setDialog('save')}>
        {texts.save}
      </Button>
      <Button small kind="quiet" onClick={() => setDialog('columns')}>
        {texts.columns}
      </Button>
      {dialog === 'columns' && (
        <Dialog title={texts.columns} onClose={close} actions={<Button onClick={close}>{texts.done}</Button>}>
          <div className={styles.columns}>
            {HIDEABLE_COLUMNS.map((column) => (
              <CheckField
                key={column}
                label={texts.names[column]}
                checked={!settings.hidden.includes(column)}
                onChange={({ target }) => {
                  const others = settings.hidden.filter((one) => one !== column);
                  onChange({ ...settings, hidden: target.checked ? others : [...others, column] });
                }}
              />
            ))}
            {FACT_COLUMNS.map((column) => (
              <CheckField
                key={column}
                label={texts.names[column]}
                checked={settings.facts.includes(column)}
                onChange={({ target }) => {
                  const isShown = (one: typeof column) => (one === column ? target.checked : settings.facts.includes(one));
                  onChange({ ...settings, facts: FACT_COLUMNS.filter(isShown) });
                }}
              />
            ))}
          </div>
        </Dialog>
      )}
      {dialog === 'save' && (
        <SaveDialog
          onClose={close}
          onSave={(name) => {
            onChange(withView(settings, name, search));
            close();
          }}
        />
      )}
    </div>
  );
}

function SaveDialog({ onClose, onSave }: { onClose: () => void; onSave: (name: string) => void }) {
  const { views: texts, bulk } = PRODUCT_TEXTS;
  const [name, setName] = useState('');
  const trimmed = name.trim();
  return (
    <Dialog
      title={texts.save}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{bulk.cancel}</Button>
          <Button kind="primary" disabled={trimmed === ''} onClick={() => onSave(trimmed)}>
            {texts.saveAction}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (trimmed !== '') onSave(trimmed);
        }}
      >
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          maxLength={40}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}
