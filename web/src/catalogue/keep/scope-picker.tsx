import { useId } from 'react';
import { RadioGroup } from '../../ui/choice-field';
import { useCategories, useProducts } from '../hooks';
import { COPY } from './copy';
import type { Scope } from './plan';
import styles from './scope-picker.module.css';

interface Props {
  scope: Scope;
  onChange: (scope: Scope) => void;
}

/** The whole catalogue, or a list of categories to tick. */
export function ScopePicker({ scope, onChange }: Props) {
  const categories = useCategories();
  const toggle = (id: string, isOn: boolean): void => {
    const rest = scope === 'all' ? [] : scope.filter((one) => one !== id);
    onChange(isOn ? [...rest, id] : rest);
  };
  return (
    <div className={styles.picker}>
      <RadioGroup
        label={COPY.scope.label}
        name="scope"
        value={scope === 'all' ? 'all' : 'some'}
        options={[
          { value: 'all', label: COPY.scope.all },
          { value: 'some', label: COPY.scope.some },
        ]}
        onChange={(value) => onChange(value === 'all' ? 'all' : [])}
      />
      {scope !== 'all' && (
        <fieldset className={styles.categories}>
          <legend className={styles.legend}>{COPY.scope.categories}</legend>
          {categories.map(({ id, title }) => (
            <CategoryTick key={id} id={id} title={title} isOn={scope.includes(id)} onChange={(isOn) => toggle(id, isOn)} />
          ))}
        </fieldset>
      )}
    </div>
  );
}

interface TickProps {
  id: string;
  title: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function CategoryTick({ id, title, isOn, onChange }: TickProps) {
  const count = useProducts(id).length;
  const field = useId();
  return (
    <div className={styles.tick}>
      <input id={field} type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <label htmlFor={field}>
        {title} <span className={styles.count}>{COPY.scope.products(count)}</span>
      </label>
    </div>
  );
}
