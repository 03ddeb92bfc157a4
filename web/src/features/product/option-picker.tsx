import type { ProductOption } from '@catalogue/contract/product-fields';
import { PRODUCT_TEXTS } from './product-texts';
import styles from './option-picker.module.css';
import { optionGroups, type Selection } from './select-options';

interface Props {
  options: readonly ProductOption[];
  selection: Selection;
  onToggle: (option: ProductOption) => void;
}

/** Colours, capacities and sizes as toggle buttons. Colours show their swatch. */
export const OptionPicker = ({ options, selection, onToggle }: Props) => (
  <div className={styles.groups}>
    {optionGroups(options).map(([kind, group]) => (
      <div key={kind} role="group" aria-label={PRODUCT_TEXTS.optionKinds[kind]} className={styles.group}>
        <span className={styles.label} aria-hidden="true">
          {PRODUCT_TEXTS.optionKinds[kind]}
          {selection[kind] && `: ${selection[kind].name}`}
        </span>
        <div className={styles.options}>
          {group.map((option) => (
            <button
              key={option.name}
              type="button"
              aria-pressed={selection[kind]?.name === option.name}
              className={styles.option}
              data-out={option.stock ? undefined : ''}
              onClick={() => onToggle(option)}
            >
              {option.swatch !== null && <span className={styles.swatch} style={{ '--swatch': option.swatch }} />}
              {option.name}
              {!option.stock && <span className={styles.out}> ({PRODUCT_TEXTS.outOfStock})</span>}
            </button>
          ))}
        </div>
      </div>
    ))}
  </div>
);
