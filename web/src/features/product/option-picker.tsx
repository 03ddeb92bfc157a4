import type { ProductOption } from '@catalogue/contract/product-fields';
import { Row, Stack } from '../../ui/layout';
import { PRODUCT_TEXTS } from './product-texts';
import styles from './option-picker.module.css';
import { optionGroups, type Selection } from './product-choice';

interface Props {
  options: readonly ProductOption[];
  selection: Selection;
  onToggle: (option: ProductOption) => void;
}

/** Colours, capacities and sizes as toggle buttons. Colours show their swatch. */
export const OptionPicker = ({ options, selection, onToggle }: Props) => (
  <Stack gap={3}>
    {optionGroups(options).map(([kind, group]) => (
      <Stack key={kind} gap={1} role="group" aria-label={PRODUCT_TEXTS.optionKinds[kind]}>
        <span className={styles.label} aria-hidden="true">
          {PRODUCT_TEXTS.optionKinds[kind]}
          {selection[kind] && `: ${selection[kind].name}`}
        </span>
        <Row gap={2}>
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
        </Row>
      </Stack>
    ))}
  </Stack>
);
