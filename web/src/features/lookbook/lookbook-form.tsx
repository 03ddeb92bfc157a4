import { useState } from 'react';
import { Button } from '../../ui/button';
import { RadioGroup, SelectField } from '../../ui/choice-field';
import { TextField } from '../../ui/field';
import { PRICE_MODES, type LookbookProduct, type PriceMode } from './lookbook-product';
import { LogoField } from '../clients/logo-field';
import { useClientLogo } from '../clients/use-client-logo';
import { LOOKBOOK_TEXTS as texts } from './lookbook-texts';
import styles from './lookbook-page.module.css';
import { LookbookResult } from './lookbook-result';
import { PER_PAGE, type PerPage } from './page-grid';
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
}

/** The choices of a lookbook, then the PDF to send or save. Changing a choice removes the PDF. */
export function LookbookForm({ sources, initialSource, initialClient }: Props) {
  // Baskets are read after the first frame, so choices follow them until the person changes one.
  const [picked, setPicked] = useState<string | null>(null);
  const [typedClient, setClient] = useState<string | null>(null);
  const client = typedClient ?? initialClient;
  const [logo, setLogo] = useClientLogo(initialClient);
  const [perPage, setPerPage] = useState<PerPage>(4);
  const [prices, setPrices] = useState<PriceMode>('from');
  const { state, make, clear } = useLookbook();
  const source = sources.find(({ id }) => id === (picked ?? initialSource)) ?? sources[0];

  const change = <Value,>(set: (value: Value) => void) => {
    return (value: Value): void => {
      clear();
      set(value);
    };
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (source && state.kind !== 'busy')
          void make({ client: client.trim(), perPage, prices, products: source.products(), url: source.url() }, logo);
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
      <LogoField logo={logo} onChange={change(setLogo)} />
      <RadioGroup
        label={texts.perPage}
        name="per-page"
        value={String(perPage)}
        options={PER_PAGE.map((count) => ({ value: String(count), label: String(count) }))}
        onChange={(value) => change(setPerPage)(PER_PAGE.find((count) => String(count) === value) ?? 4)}
      />
      <RadioGroup
        label={texts.prices}
        name="prices"
        value={prices}
        options={PRICE_MODES.map((mode) => ({ value: mode, label: texts.priceModes[mode] }))}
        onChange={(value) => change(setPrices)(PRICE_MODES.find((mode) => mode === value) ?? 'off')}
      />
      {state.kind !== 'ready' && (
        <Button kind="primary" type="submit" busy={state.kind === 'busy'}>
          {texts.make}
        </Button>
      )}
      <LookbookResult state={state} />
    </form>
  );
}
