import { useState } from 'react';
import { Button } from '../../ui/button';
import { RadioGroup, SelectField } from '../../ui/choice-field';
import { confirm } from '../../ui/dialogs';
import { TextField } from '../../ui/field';
import { PRICE_MODES, type LookbookProduct, type PriceMode } from './lookbook-product';
import { ContactFields, useLookbookContact } from './lookbook-contact';
import { ClientLogoField } from '../clients/logo-field';
import { useClientLogo } from '../clients/use-client-logo';
import { LOOKBOOK_TEXTS as texts } from './lookbook-texts';
import styles from './lookbook-page.module.css';
import { LookbookResult } from './lookbook-result';
import { PER_PAGE, type PerPage } from './page-grid';
import { hasLimitedPrices } from './product-texts';
import { useLookbook } from './use-lookbook';

/** Products that a lookbook can show, under a name. */
export interface LookbookSource {
  id: string;
  label: string;
  productIds: readonly string[];
  products: () => LookbookProduct[];
  /** URL of these products, for the QR code. */
  url: () => string;
}

interface Props {
  sources: readonly LookbookSource[];
  initialSource: string;
  initialClient: string;
  /** Name of the person who is logged in, or ''. */
  initialName: string;
}

/** The choices of a lookbook, then the PDF to send or save. Changing a choice removes the PDF. */
export function LookbookForm({ sources, initialSource, initialClient, initialName }: Props) {
  // Baskets are read after the first frame, so choices follow them until the person changes one.
  const [picked, setPicked] = useState<string | null>(null);
  const [typedClient, setClient] = useState<string | null>(null);
  const client = typedClient ?? initialClient;
  const { logo, error: logoError, change: setLogo } = useClientLogo(initialClient);
  const [perPage, setPerPage] = useState<PerPage>(4);
  const [prices, setPrices] = useState<PriceMode>('quantity');
  const [contact, setContact] = useLookbookContact(initialName);
  const { state, make, clear } = useLookbook();
  const source = sources.find(({ id }) => id === (picked ?? initialSource)) ?? sources[0];

  const change = <Value,>(set: (value: Value) => void) => {
    return (value: Value): void => {
      clear();
      set(value);
    };
  };

  async function submit(): Promise<void> {
    if (!source || state.kind === 'busy') return;
    const products = source.products();
    const { limitedTitle: title, limitedBody: body, limitedAction: action } = texts;
    if (prices !== 'off' && hasLimitedPrices(products) && !(await confirm({ title, body, action, danger: true }))) return;
    await make({ client: client.trim(), contact, perPage, prices, products, url: source.url() }, logo);
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <SelectField label={texts.what} value={source?.id ?? ''} onChange={({ target }) => change(setPicked)(target.value)}>
        {sources.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label={texts.client}
        hint={texts.clientHint}
        autoComplete="off"
        maxLength={120}
        value={client}
        onChange={({ target }) => change(setClient)(target.value)}
      />
      <ClientLogoField logo={logo} error={logoError} onChange={change(setLogo)} />
      <ContactFields contact={contact} onChange={change(setContact)} />
      <LayoutFields perPage={perPage} prices={prices} onPerPage={change(setPerPage)} onPrices={change(setPrices)} />
      {state.kind !== 'ready' && (
        <Button kind="primary" type="submit" busy={state.kind === 'busy'}>
          {texts.make}
        </Button>
      )}
      <LookbookResult state={state} />
    </form>
  );
}

interface LayoutProps {
  perPage: PerPage;
  prices: PriceMode;
  onPerPage: (perPage: PerPage) => void;
  onPrices: (prices: PriceMode) => void;
}

const LayoutFields = ({ perPage, prices, onPerPage, onPrices }: LayoutProps) => (
  <>
    <RadioGroup
      label={texts.perPage}
      name="per-page"
      value={String(perPage)}
      options={PER_PAGE.map((count) => ({ value: String(count), label: String(count) }))}
      onChange={(value) => onPerPage(PER_PAGE.find((count) => String(count) === value) ?? 4)}
    />
    <RadioGroup
      label={texts.prices}
      name="prices"
      value={prices}
      options={PRICE_MODES.map((mode) => ({ value: mode, label: texts.priceModes[mode] }))}
      onChange={(value) => onPrices(PRICE_MODES.find((mode) => mode === value) ?? 'off')}
    />
  </>
);
