import { BRANDING_METHODS } from '@catalogue/contract/branding-methods';
import { CENTRED, sizeOnPiece, type Mockup } from '@catalogue/contract/mockup';
import type { PictureSummary } from '@catalogue/contract/entities/picture';
import type { BrandingArea } from '@catalogue/contract/product-fields';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/choice-field';
import { changeLogo, setMockup, type DeviceLogo } from './device-logo';
import { InkChoice } from './ink-choice';
import { BACKGROUNDS } from './logo/cut-out';
import styles from './mockup-panel.module.css';
import { MOCKUP_TEXTS as texts, warningText } from './mockup-texts';
import { PlacementPad } from './placement-pad';
import { checkPrint, type PrintWarning } from './print-check';
import { firstInk, NO_COLOUR } from './render/methods';
import { TONES } from './render/messages';
import { useGround } from './use-ground';
import { firstMockup, placeOf } from './use-mockup';

interface Props {
  productId: string;
  areas: readonly BrandingArea[];
  /** The picture that is shown now. */
  picture: PictureSummary;
  logo: DeviceLogo;
  mockup: Mockup;
  /** Runs a change of the logo and shows its failure. */
  attempt: (work: () => Promise<void>) => Promise<void>;
}

/** How the buyer's logo stands on a product: area, method, colours, place and size, with what a printer would say. */
export function MockupChoices({ productId, areas, picture, logo, mockup, attempt }: Props) {
  const { prepared, stored } = logo;
  const spot = placeOf(picture, mockup, areas);
  const area = areas.find(({ name }) => name === mockup.area);
  const ground = useGround(picture, spot, mockup, prepared);
  if (area === undefined) return null;
  const change = (next: Partial<Mockup>): void => void setMockup(productId, { ...mockup, ...next });
  const size = sizeOnPiece(prepared.ratio, area, mockup.scale);
  const warnings = checkPrint(prepared, stored.pixels, area, mockup, ground?.lightness ?? null);
  const summary = [BRANDING_METHODS[mockup.method], texts.sizeOnPiece(size.width, size.height)].join(', ');
  return (
    <details className={styles.choices}>
      <summary className={styles.summary}>
        {summary}
        {warnings.length > 0 && <span className={styles.count}>{texts.remarks(warnings.length)}</span>}
      </summary>
      {spot === undefined && <p className={styles.hint}>{texts.noPlace}</p>}
      <div className={styles.fields}>
        <BrandingFields areas={areas} area={area} mockup={mockup} onChange={change} />
        <LogoFields logo={logo} mockup={mockup} attempt={attempt} />
      </div>
      <PlacementPad area={area} logo={prepared} ground={ground?.colour ?? null} mockup={mockup} onChange={change} />
      <div className={styles.buttons}>
        <Button small onClick={() => change({ scale: CENTRED.scale, turn: 0 })}>
          {texts.fit}
        </Button>
        <Button small onClick={() => change({ x: 0, y: 0 })}>
          {texts.centre}
        </Button>
      </div>
      <PrintRemarks warnings={warnings} />
      <p className={styles.hint}>{texts.preview}</p>
    </details>
  );
}

interface BrandingFieldsProps {
  areas: readonly BrandingArea[];
  /** The chosen area. */
  area: BrandingArea;
  mockup: Mockup;
  onChange: (next: Partial<Mockup>) => void;
}

/** Area, method, and the colour of a logo in one colour. */
const BrandingFields = ({ areas, area, mockup, onChange }: BrandingFieldsProps) => (
  <>
    {areas.length > 1 && (
      <SelectField
        label={texts.area}
        value={mockup.area}
        onChange={({ target }) => {
          const chosen = areas.find(({ name }) => name === target.value);
          if (chosen) onChange(firstMockup(chosen));
        }}
      >
        {areas.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
    )}
    <SelectField
      label={texts.method}
      value={mockup.method}
      onChange={({ target }) => {
        const method = target.value as Mockup['method'];
        onChange({ method, ink: firstInk(method) });
      }}
    >
      {area.methods.map((method) => (
        <option key={method} value={method}>
          {BRANDING_METHODS[method]}
        </option>
      ))}
    </SelectField>
    {mockup.ink !== null && <InkChoice method={mockup.method} ink={mockup.ink} onChange={(ink) => onChange({ ink })} />}
  </>
);

/** What is read from the file: the logo's tone and its background. */
const LogoFields = ({ logo: { prepared, stored }, mockup, attempt }: Pick<Props, 'logo' | 'mockup' | 'attempt'>) => (
  <>
    {mockup.ink === null && !NO_COLOUR.includes(mockup.method) && (
      <SelectField
        label={texts.tone}
        value={stored.tone}
        onChange={({ target }) => void attempt(() => changeLogo({ tone: target.value as (typeof TONES)[number] }))}
      >
        {TONES.map((tone) => (
          <option key={tone} value={tone}>
            {texts.tones[tone]}
          </option>
        ))}
      </SelectField>
    )}
    {prepared.hasBackground && (
      <SelectField
        label={texts.background}
        value={stored.background}
        onChange={({ target }) => void attempt(() => changeLogo({ background: target.value as (typeof BACKGROUNDS)[number] }))}
      >
        {BACKGROUNDS.toReversed().map((background) => (
          <option key={background} value={background}>
            {texts.backgrounds[background]}
          </option>
        ))}
      </SelectField>
    )}
  </>
);

const PrintRemarks = ({ warnings }: { warnings: readonly PrintWarning[] }) => (
  <div role="status">
    {warnings.length === 0 ? (
      <p className={styles.fine}>{texts.fine}</p>
    ) : (
      <ul className={styles.warnings}>
        {warnings.map((warning) => (
          <li key={warning.kind}>{warningText(warning)}</li>
        ))}
      </ul>
    )}
  </div>
);
