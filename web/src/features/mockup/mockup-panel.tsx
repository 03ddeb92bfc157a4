import type { PictureSummary } from '@catalogue/contract/entities/picture';
import type { BrandingArea } from '@catalogue/contract/product-fields';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { currentMockup } from '../../data/catalogue/chosen-product';
import { BlobPicture } from '../../ui/blob-picture';
import { Button } from '../../ui/button';
import { CheckField } from '../../ui/choice-field';
import { FileButton } from '../../ui/file-button';
import { Notice } from '../../ui/notice';
import { notify } from '../../ui/notify';
import { UI_TEXTS } from '../../ui/ui-texts';
import { lineMockup } from './chosen-mockup';
import { chooseLogo, removeLogo } from './device-logo';
import { isLogoShown, onLogoShown, setLogoShown } from './logo-flag';
import { MockupChoices } from './mockup-choices';
import styles from './mockup-panel.module.css';
import { MOCKUP_TEXTS as texts } from './mockup-texts';
import { reasonOf } from './reason-of';
import { loadNames, onNames, pastedNames } from './names/device-names';
import { NamesPanel } from './names/names-panel';
import { NAME_METHODS } from './render/methods';
import { placeOf, shownMockup, useDeviceLogo } from './use-mockup';

interface Props {
  productId: string;
  areas: readonly BrandingArea[];
  /** The picture that is shown now. */
  picture: PictureSummary;
}

/** Changes of the device's logo. After a failure the logo before it stays, and `error` says why. */
function useLogoChange() {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setError(null);
    await work().catch((cause: unknown) => setError(reasonOf(cause)));
    setBusy(false);
  }
  async function remove(): Promise<void> {
    const restore = await removeLogo();
    void notify(texts.removed, { kind: 'success', action: { label: UI_TEXTS.toast.undo, run: () => void attempt(restore) } });
  }
  const choose = ([file]: readonly File[]): void => void (file && attempt(() => chooseLogo(file)));
  return { isBusy, error, attempt, choose, remove };
}

/** The buyer's logo on a product: takes the file once, then method, colours, place and size, with what a printer would say. */
export default function MockupPanel({ productId, areas, picture }: Props) {
  const logo = useDeviceLogo();
  const isShown = useSyncExternalStore(onLogoShown, isLogoShown, () => false);
  const { isBusy, error, attempt, choose, remove } = useLogoChange();
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
            <Button kind="quiet" small onClick={() => void remove()}>
              {texts.remove}
            </Button>
          </span>
        </div>
      )}
      {error !== null && <Notice kind="failure">{error}</Notice>}
      {logo && mockup && isShown && (
        <MockupChoices productId={productId} areas={areas} picture={picture} logo={logo} mockup={mockup} attempt={attempt} />
      )}
      {logo !== null && names}
    </section>
  );
}
