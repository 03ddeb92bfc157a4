import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Row, Stack } from '../../ui/layout';
import { ADMIN_TEXTS } from '../admin-texts';
import type { Conflict } from '../data/edits';
import form from './form.module.css';

interface Props<Values> {
  /** Id of the notice. Saving with an open conflict moves focus to it. */
  id: string;
  conflicts: readonly Conflict<Values>[];
  /** Fields whose value was taken over from the other person. */
  autoMerged: readonly (keyof Values)[];
  nameOf: (field: keyof Values) => string;
  /** Renders the other person's value. */
  show: (conflict: Conflict<Values>) => ReactNode;
  onTake: (field: keyof Values, value: Values[keyof Values]) => void;
  onResolve: (field: keyof Values) => void;
}

/** Shows both values of each conflicting field, and asks which one to keep. */
export function ConflictNotice<Values>({ id, conflicts, autoMerged, nameOf, show, onTake, onResolve }: Props<Values>) {
  const names = (fields: readonly (keyof Values)[]): string => fields.map(nameOf).join(', ');
  if (conflicts.length === 0) {
    return autoMerged.length === 0 ? null : (
      <p className={form.notice} role="status">
        {ADMIN_TEXTS.conflict.autoMerged(names(autoMerged))}
      </p>
    );
  }
  return (
    <Stack gap={2} id={id} role="alert" tabIndex={-1}>
      <p className={form.notice}>{ADMIN_TEXTS.conflict.both(names(conflicts.map(({ field }) => field)))}</p>
      {conflicts.map((conflict) => (
        <div key={String(conflict.field)} className={form.notice}>
          <div>
            <strong>{nameOf(conflict.field)}</strong>. {ADMIN_TEXTS.conflict.theirValue} {show(conflict)}
          </div>
          <Row as="span" gap={3}>
            <Button small onClick={() => onResolve(conflict.field)}>
              {ADMIN_TEXTS.conflict.mine}
            </Button>
            <Button
              small
              onClick={() => {
                onTake(conflict.field, conflict.theirs);
                onResolve(conflict.field);
              }}
            >
              {ADMIN_TEXTS.conflict.theirs}
            </Button>
          </Row>
        </div>
      ))}
    </Stack>
  );
}
