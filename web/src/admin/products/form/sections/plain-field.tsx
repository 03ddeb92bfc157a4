import { FACT_NAMES, factField, productField } from '@catalogue/contract/product-fields';
import type { FactName } from '@catalogue/contract/product-fields';
import { TextField } from '../../../../ui/field';
import { ChangedMark } from './form-section';
import type { ProductValues } from '../product-values';
import type { ProductFormState } from '../use-product-form';

/** The fields that are typed as one line of text. */
type PlainName = { [Name in keyof ProductValues]: ProductValues[Name] extends string ? Name : never }[keyof ProductValues];

const INPUT_MODES = { money: 'decimal', number: 'decimal', pieces: 'numeric', code: 'numeric' } as const;

interface Props {
  name: PlainName;
  state: Pick<ProductFormState, 'values' | 'errors' | 'changedFields' | 'set'>;
}

/** A field of the product form as its record describes it, with a mark while it is not saved. */
export function PlainField({ name, state: { values, errors, changedFields, set } }: Props) {
  const { label, hint, kind } = productField(name);
  return (
    <ChangedMark isChanged={changedFields.includes(name)}>
      <TextField
        label={label}
        hint={hint}
        aria-required={name === 'title' || undefined}
        inputMode={kind in INPUT_MODES ? INPUT_MODES[kind as keyof typeof INPUT_MODES] : undefined}
        value={values[name]}
        error={errors[name]}
        onChange={({ target }) => set({ [name]: target.value })}
      />
    </ChangedMark>
  );
}

type PlainFact = Extract<PlainName, FactName>;

/** The facts that a section of the form shows as plain fields. */
export const plainFacts = (section: 'facts' | 'prices'): PlainFact[] =>
  FACT_NAMES.filter((name): name is PlainFact => factField(name).section === section);
