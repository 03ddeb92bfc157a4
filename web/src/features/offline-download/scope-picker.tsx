import { useId } from 'react';
import { RadioGroup } from '../../ui/choice-field';
import { Stack } from '../../ui/layout';
import { useCategories, useProducts } from '../../data/catalogue/hooks';
import { OFFLINE_DOWNLOAD_TEXTS } from './offline-download-texts';
import type { DownloadScope } from './plan-download';
import styles from './scope-picker.module.css';

interface Props {
  scope: DownloadScope;
  onChange: (scope: DownloadScope) => void;
}

/** Chooses between the whole catalogue and single categories. */
export function ScopePicker({ scope, onChange }: Props) {
  const categories = useCategories();
  const toggle = (id: string, isOn: boolean): void => {
    const rest = scope === 'all' ? [] : scope.filter((one) => one !== id);
    onChange(isOn ? [...rest, id] : rest);
  };
  return (
    <Stack gap={4} className={styles.picker}>
      <RadioGroup
        label={OFFLINE_DOWNLOAD_TEXTS.scope.label}
        name="scope"
        value={scope === 'all' ? 'all' : 'some'}
        options={[
          { value: 'all', label: OFFLINE_DOWNLOAD_TEXTS.scope.all },
          { value: 'some', label: OFFLINE_DOWNLOAD_TEXTS.scope.some },
        ]}
        onChange={(value) => onChange(value === 'all' ? 'all' : [])}
      />
      {scope !== 'all' && (
        <fieldset className={styles.categories}>
          <legend className={styles.legend}>{OFFLINE_DOWNLOAD_TEXTS.scope.categories}</legend>
          {categories.map(({ id, title }) => (
            <CategoryTick key={id} id={id} title={title} isOn={scope.includes(id)} onChange={(isOn) => toggle(id, isOn)} />
          ))}
        </fieldset>
      )}
    </Stack>
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
        {title} <span className={styles.count}>{OFFLINE_DOWNLOAD_TEXTS.scope.products(count)}</span>
      </label>
    </div>
  );
}
