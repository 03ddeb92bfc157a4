import { isPriceAudience, PRICE_AUDIENCES, type PriceAudience } from '@catalogue/contract/price-audience';
import { SelectField } from '../../ui/choice-field';

const NAMES: Record<PriceAudience, string> = {
  everyone: 'Everyone',
  signedIn: 'People who are logged in',
  staff: 'Staff',
  nobody: 'Nobody',
};

/** Name of a price audience; '' for none. */
export const audienceName = (value: unknown): string => (isPriceAudience(value) ? NAMES[value] : '');

interface Props {
  label: string;
  hint?: string;
  /** What decides when no audience is chosen; missing: one is always chosen. */
  inherited?: string;
  value: PriceAudience | null;
  onChange: (audience: PriceAudience | null) => void;
}

/** Who may see prices. */
export const AudienceField = ({ label, hint, inherited, value, onChange }: Props) => (
  <SelectField
    label={label}
    hint={hint}
    value={value ?? ''}
    onChange={({ target }) => onChange(isPriceAudience(target.value) ? target.value : null)}
  >
    {inherited !== undefined && <option value="">{inherited}</option>}
    {PRICE_AUDIENCES.map((audience) => (
      <option key={audience} value={audience}>
        {NAMES[audience]}
      </option>
    ))}
  </SelectField>
);
