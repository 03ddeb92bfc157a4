import { LIMITS } from '@catalogue/contract/limits';
import { TextField } from '../../ui/field';
import form from '../enquiry/form.module.css';
import type { BriefName, FieldErrors } from '../enquiry/form-values';
import { changeBasket } from './basket';
import { BASKET_TEXTS as texts } from './basket-texts';
import type { Basket } from './baskets';

interface Props {
  basket: Basket;
  errors: FieldErrors;
  readOnly: boolean;
  onEdit: (field: BriefName) => void;
}

/** What concerns all lines; stored with the basket while it is typed. */
export function BriefFields({ basket, errors, readOnly, onEdit }: Props) {
  const bind = (field: BriefName) => ({
    label: texts.brief[field],
    name: field,
    value: basket[field],
    error: errors[field],
    readOnly,
    onChange: ({ target }: { target: { value: string } }) => {
      onEdit(field);
      void changeBasket((now) => ({ ...now, [field]: target.value }), basket.id);
    },
  });
  return (
    <div className={form.fields}>
      {/* Browsers let years of six digits be typed where no last day is given. */}
      <TextField {...bind('neededBy')} type="date" max="9999-12-31" />
      <TextField {...bind('budget')} inputMode="decimal" autoComplete="off" />
      <TextField {...bind('pincode')} inputMode="numeric" autoComplete="postal-code" maxLength={LIMITS.pincode} />
    </div>
  );
}
