import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { COPY } from '../copy';
import type { Clash } from '../data/merge-edits';
import form from './form.module.css';

interface Props<Values> {
  /** Of the notice: who saves while something is open is brought there. */
  id: string;
  clashes: readonly Clash<Values>[];
  /** Fields that were taken over from the other person. */
  taken: readonly (keyof Values)[];
  nameOf: (field: keyof Values) => string;
  /** Their value as people read it. */
  show: (clash: Clash<Values>) => ReactNode;
  onTake: (field: keyof Values, value: Values[keyof Values]) => void;
  onSettled: (field: keyof Values) => void;
}

/** Two people saved the same thing: both values are seen, and a person chooses. */
export function ClashNotice<Values>({ id, clashes, taken, nameOf, show, onTake, onSettled }: Props<Values>) {
  const names = (fields: readonly (keyof Values)[]): string => fields.map(nameOf).join(', ');
  if (clashes.length === 0) {
    return taken.length === 0 ? null : (
      <p className={form.notice} role="status">
        {COPY.clash.taken(names(taken))}
      </p>
    );
  }
  return (
    <div id={id} role="alert" tabIndex={-1} className={form.clashes}>
      <p className={form.notice}>{COPY.clash.both(names(clashes.map(({ field }) => field)))}</p>
      {clashes.map((clash) => (
        <div key={String(clash.field)} className={form.notice}>
          <div>
            <strong>{nameOf(clash.field)}</strong>. {COPY.clash.theirValue} {show(clash)}
          </div>
          <span className={form.actions}>
            <Button small onClick={() => onSettled(clash.field)}>
              {COPY.clash.mine}
            </Button>
            <Button
              small
              onClick={() => {
                onTake(clash.field, clash.theirs);
                onSettled(clash.field);
              }}
            >
              {COPY.clash.theirs}
            </Button>
          </span>
        </div>
      ))}
    </div>
  );
}
