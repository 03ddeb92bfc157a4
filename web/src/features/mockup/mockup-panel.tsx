import { BRANDING_METHODS } from '@catalogue/contract/branding-methods';
import { CENTRED, sizeOnPiece, type Mockup } from '@catalogue/contract/mockup';
import type { PictureSummary } from '@catalogue/contract/entities/picture';
import type { BrandingArea } from '@catalogue/contract/product-fields';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { currentMockup } from '../../data/catalogue/chosen-product';
import { BlobPicture } from '../../ui/blob-picture';
import { Button } from '../../ui/button';
import { CheckField, SelectField } from '../../ui/choice-field';
import { FileButton } from '../../ui/file-button';
import { Notice } from '../../ui/notice';
import { notify } from '../../ui/notify';
import { lineMockup } from './chosen-mockup';
import { changeLogo, chooseLogo, removeLogo, setMockup, type DeviceLogo } from './device-logo';
import { InkChoice } from './ink-choice';
import { isLogoShown, onLogoShown, setLogoShown } from './logo-flag';
import { BACKGROUNDS } from './logo/cut-out';
import styles from './mockup-panel.module.css';
import { MOCKUP_TEXTS as texts, warningText } from './mockup-texts';
import { reasonOf } from './reason-of';
import { loadNames, onNames, pastedNames } from './names/device-names';
import { NamesPanel } from './names/names-panel';
import { PlacementPad } from './placement-pad';
import { checkPrint } from './print-check';
import { firstInk, NAME_METHODS, NO_COLOUR } from './render/methods';
import { TONES } from './render/messages';
import { useGround } from './use-ground';
import { firstMockup, placeOf, shownMockup, useDeviceLogo } from './use-mockup';

interface Props {
  productId: string;
  areas: readonly BrandingArea[];
  /** The picture that is shown now. */
  picture: PictureSummary;
}

/** The buyer's logo on a product: takes the file once, then method, colours, place and size, with what a printer would say. */
export default function MockupPanel({ productId, areas, picture }: Props) {
  const logo = useDeviceLogo();
  const isShown = useSyncExternalStore(onLogoShown, isLogoShown, () => false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  /** Runs a change of the logo; a failure is said, and the logo before it stays. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setError(null);
    await work().catch((cause: unknown) => setError(reasonOf(cause)));
    setBusy(false);
  }
  async function removed(): Promise<void> {
    const restore = await removeLogo();
    void notify(texts.removed, { kind: 'success', action: { label: texts.undo, run: () => void attempt(restore) } });
  }
  const choose = ([file]: readonly File[]): void => void (file && attempt(() => chooseLogo(file)));
  const input = (text: string) => (
    <FileButton
      accept="image/png,image/jpeg,image/webp,image/svg+xml"
      aria-label={text}
      text={text}
      disabled={isBusy}
      onFiles={choose}
    />
  );
  useEffect(() => void loadNames(), []);
  const pasted = useSyncExternalStore(
    onNames,
    () => pastedNames(productId),
    () => '',
  );
  // Names need no logo.
  const named = useMemo(() => shownMockup(logo, productId, areas), [logo, productId, areas]);
  const mockup = logo && named;
  // The product's own form sends what is shown here.
  useEffect(() => {
    const line = lineMockup(productId, areas);
    currentMockup.set(line && { productId, ...line });
    return () => currentMockup.set(null);
  }, [productId, areas, logo, isShown, pasted]);
  const spot = useMemo(() => named && placeOf(picture, named, areas), [picture, named, areas]);
  const names = named && spot && NAME_METHODS.includes(named.method) && (
    <NamesPanel productId={productId} pasted={pasted} picture={picture} spot={spot} mockup={named} />
  );
  return (
    <section className={styles.panel} aria-label={texts.title}>
      {logo === null ? (
        <div className={styles.start}>
          {input(isBusy ? texts.working : texts.see)}
          {names}
          <p className={styles.startHint}>{texts.hint}</p>
        </div>
      ) : (
        <div className={styles.head}>
          <span className={styles.mark}>
            <BlobPicture blob={logo.prepared.image} alt={texts.yourLogo} />
          </span>
          <CheckField label={texts.show} checked={isShown} onChange={({ target }) => setLogoShown(target.checked)} />
          <span className={styles.files}>
            {input(isBusy ? texts.working : texts.another)}
            <Button kind="quiet" small onClick={() => void removed()}>
              {texts.remove}
            </Button>
          </span>
        </div>
      )}
      {error !== null && <Notice kind="failure">{error}</Notice>}
      {logo && mockup && isShown && (
        <Choices productId={productId} areas={areas} picture={picture} logo={logo} mockup={mockup} attempt={attempt} />
      )}
      {logo !== null && names}
    </section>
  );
}

interface ChoicesProps extends Props {
  logo: DeviceLogo;
  mockup: Mockup;
  attempt: (work: () => Promise<void>) => Promise<void>;
}

function Choices({ productId, areas, picture, logo, mockup, attempt }: ChoicesProps) {
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
        {areas.length > 1 && (
          <SelectField
            label={texts.area}
            value={mockup.area}
            onChange={({ target }) => {
              const chosen = areas.find(({ name }) => name === target.value);
              if (chosen) change(firstMockup(chosen));
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
            change({ method, ink: firstInk(method) });
          }}
        >
          {area.methods.map((method) => (
            <option key={method} value={method}>
              {BRANDING_METHODS[method]}
            </option>
          ))}
        </SelectField>
        {mockup.ink !== null && <InkChoice method={mockup.method} ink={mockup.ink} onChange={(ink) => change({ ink })} />}
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
            onChange={({ target }) =>
              void attempt(() => changeLogo({ background: target.value as (typeof BACKGROUNDS)[number] }))
            }
          >
            {BACKGROUNDS.toReversed().map((background) => (
              <option key={background} value={background}>
                {texts.backgrounds[background]}
              </option>
            ))}
          </SelectField>
        )}
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
      <p className={styles.hint}>{texts.preview}</p>
    </details>
  );
}
