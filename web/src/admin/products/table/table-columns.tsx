import { useState } from 'react';
import { Button } from '../../../ui/button';
import { CheckField } from '../../../ui/choice-field';
import { Dialog } from '../../../ui/dialog';
import { Stack } from '../../../ui/layout';
import { PRODUCT_TEXTS } from '../product-texts';
import { columnName, FACT_COLUMNS } from './fact-columns';
import { HIDEABLE_COLUMNS } from './table-settings';
import type { TableSettings } from './table-settings';

interface Props {
  settings: TableSettings;
  onChange: (change: (settings: TableSettings) => TableSettings) => void;
}

/** Chooses the columns of the table. They stay on this device. */
export function TableColumns({ settings, onChange }: Props) {
  const { columns: texts } = PRODUCT_TEXTS;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button small kind="quiet" onClick={() => setOpen(true)}>
        {texts.title}
      </Button>
      {isOpen && (
        <Dialog title={texts.title} onClose={close} actions={<Button onClick={close}>{texts.done}</Button>}>
          <Stack gap={3}>
            {HIDEABLE_COLUMNS.map((column) => (
              <CheckField
                key={column}
                label={texts.names[column]}
                checked={!settings.hidden.includes(column)}
                onChange={({ target: { checked } }) =>
                  onChange((before) => {
                    const others = before.hidden.filter((one) => one !== column);
                    return { ...before, hidden: checked ? others : [...others, column] };
                  })
                }
              />
            ))}
            {FACT_COLUMNS.map((column) => (
              <CheckField
                key={column}
                label={columnName(column)}
                checked={settings.facts.includes(column)}
                onChange={({ target: { checked } }) =>
                  onChange((before) => {
                    const isShown = (one: typeof column) => (one === column ? checked : before.facts.includes(one));
                    return { ...before, facts: FACT_COLUMNS.filter(isShown) };
                  })
                }
              />
            ))}
          </Stack>
        </Dialog>
      )}
    </>
  );
}
