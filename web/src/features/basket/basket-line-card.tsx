import { quantityError } from '@catalogue/contract/entities/quantity';
import { LIMITS } from '@catalogue/contract/limits';
import { namesText } from '@catalogue/contract/order-lines';
import { optionText } from '@catalogue/contract/priced-product';
import type { PiecesPrice } from '@catalogue/contract/prices';
import { Link } from 'react-router-dom';
import { choicePath } from '../../data/catalogue/choice-path';
import { chosenPicture } from '../../data/catalogue/chosen-picture';
import { missingPriceText } from '../../data/catalogue/prices/missing-price';
import { useProduct } from '../../data/catalogue/hooks';
import { formatPaise } from '../../lib/format';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { notify } from '../../ui/notify';
import { Picture } from '../../ui/picture';
import { UI_TEXTS } from '../../ui/ui-texts';
import { CompareButton } from '../catalogue/compare-button';
import { LogoOn } from '../mockup/logo-on';
import { addLine, changeLine, currentBasket, removeLine } from './basket';
import { piecesAndOffer, priceOfLine } from './basket-content';
import { BASKET_TEXTS as texts } from './basket-texts';
import type { BasketLine } from './baskets';
import { BrandingField } from './branding-field';
import styles from './basket-page.module.css';
import { readWholeNumber } from '../../lib/read-whole-number';

interface Props {
  line: BasketLine;
  warnings: readonly string[];
}

/** One line of the basket: picture, pieces and price, branding, note and warnings. */
export function BasketLineCard({ line, warnings }: Props) {
  const { key, title } = line;
  const product = useProduct(line.productId);
  const summary = product?.summary;
  const options = optionText(line.options);
  const picture = product ? chosenPicture(product, line.options) : null;
  const price = priceOfLine(line, summary);

  function remove(): void {
    const index = currentBasket().lines.findIndex((one) => one.key === key);
    void removeLine(key);
    const action = { label: UI_TEXTS.toast.undo, run: () => void addLine(line, index) };
    void notify(texts.removed(title), { kind: 'information', action });
  }

  const pieces = readWholeNumber(line.quantity);
  return (
    <article className={styles.line} aria-label={options === '' ? title : `${title}, ${options}`}>
      <div className={styles.pictureFrame}>
        <Picture
          picture={picture}
          otherwise={summary?.picture ?? null}
          alt=""
          sizes="6rem"
          widest={320}
          className={styles.picture}
        />
        <LogoOn productId={line.productId} picture={picture} mockup={line.mockup} isDecorative />
      </div>
      <header className={styles.lineHead}>
        <h2 className={styles.lineTitle}>
          <Link to={choicePath(line.productId, line.options, pieces)}>{title}</Link>
        </h2>
        {options !== '' && <p className={styles.quiet}>{options}</p>}
        {line.names && <p className={styles.quiet}>{namesText(line.names.length)}</p>}
        <LinePrice price={price} missing={missingPriceText(summary, texts.onRequest)} pieces={pieces ?? 0} />
      </header>
      <LineFields line={line} product={product} />
      {warnings.map((warning) => (
        <div key={warning} className={styles.full}>
          <Notice kind="warning">{warning}</Notice>
        </div>
      ))}
      <div className={[styles.full, styles.lineButtons].join(' ')}>
        <CompareButton title={title} productId={line.productId} options={line.options} pieces={pieces} />
        <Button small kind="quiet" aria-label={texts.removeNamed(title)} onClick={remove}>
          {texts.remove}
        </Button>
      </div>
    </article>
  );
}

/** The sum of the line, and from how many pieces on one costs less. */
const LinePrice = ({ price, missing, pieces }: { price: PiecesPrice | null; missing: string; pieces: number }) => (
  <>
    <p className={styles.lineSum}>
      {price === null ? (
        ''
      ) : price.unit === null || price.total === null ? (
        missing
      ) : (
        <>
          <strong>{formatPaise(price.total)}</strong>{' '}
          <span className={styles.quiet}>{texts.each(formatPaise(price.unit))}</span>
        </>
      )}
    </p>
    {price?.next && <p className={styles.quiet}>{texts.next(price.next.from - pieces, formatPaise(price.next.unit))}</p>}
  </>
);

/** Pieces, branding and note. */
function LineFields({ line, product }: { line: BasketLine; product: ReturnType<typeof useProduct> }) {
  const { key } = line;
  const pieces = readWholeNumber(line.quantity);
  const setPieces = (quantity: string): void => void changeLine(key, piecesAndOffer(line, quantity, product?.summary));
  return (
    <div className={styles.lineFields}>
      <TextField
        label={texts.quantity}
        value={line.quantity}
        // The warnings of the line name pieces that cannot be read.
        error={quantityError(pieces)}
        maxLength={12}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ target }) => setPieces(target.value)}
      />
      <BrandingField
        value={line.branding}
        methods={product?.details?.facts?.brandingMethods ?? []}
        // Another branding than the one that was shown: the picture no longer says it.
        onChange={(branding) => void changeLine(key, { branding, mockup: undefined })}
      />
      <div className={styles.wide}>
        <TextField
          label={texts.note}
          value={line.note}
          maxLength={LIMITS.lineNote}
          autoComplete="off"
          onChange={({ target }) => void changeLine(key, { note: target.value })}
        />
      </div>
    </div>
  );
}
