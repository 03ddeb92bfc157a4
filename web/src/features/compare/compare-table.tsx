import type { ComparedItem } from '@catalogue/contract/comparison-query';
import type { ProductDetails } from '@catalogue/contract/entities/catalogue';
import { optionText } from '@catalogue/contract/priced-product';
import { isChosen } from '@catalogue/contract/prices';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { choicePath } from '../../data/catalogue/choice-path';
import { missingPriceText } from '../../data/catalogue/prices/missing-price';
import { chosenPicture } from '../../data/catalogue/chosen-picture';
import { formatPaise, formatWeekday } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { keepFocus } from '../../ui/keep-focus';
import { Picture } from '../../ui/picture';
import { LogoOn } from '../mockup/logo-on';
import { BasketButton } from '../basket/basket-button';
import { StockBadge } from '../catalogue/stock-badge';
import styles from './compare-page.module.css';
import { factRows, leastOf, type ComparedProduct } from './compare-products';
import { COMPARE_TEXTS as texts } from './compare-texts';

interface Props {
  columns: readonly ComparedProduct[];
  /** Of each column; undefined until they are loaded. */
  details: readonly (ProductDetails | undefined)[];
  onRemove: (item: ComparedItem) => void;
}

/** Item number of the chosen options; null: the product's. */
const skuOf = ({ options }: ComparedItem, details: ProductDetails | undefined): string | null =>
  details?.facts?.options.find((option) => option.sku !== null && isChosen(options, option))?.sku ?? null;

/** One column for each product. Names stay in sight, up and to the side. */
export function CompareTable({ columns, details, onRemove }: Props) {
  const lowest = leastOf(columns.map(({ price }) => price.unit));
  const earliest = leastOf(columns.map(({ dispatch }) => dispatch));
  const row = (name: string, cell: (column: ComparedProduct, index: number) => ReactNode) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {columns.map((column, index) => (
        <td key={index} className={styles.cell}>
          {cell(column, index)}
        </td>
      ))}
    </tr>
  );
  return (
    // A keyboard scrolls it, too.
    <div className={styles.scroller} role="region" aria-label={texts.label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {texts.product}
            </th>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                <ProductName column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr ref={keepFocus}>
            <td className={styles.corner} />
            {columns.map((column, index) => (
              <td key={index}>
                <ProductPicture column={column} details={details[index]} />
                <Button
                  small
                  kind="quiet"
                  aria-label={texts.remove(column.product.title)}
                  onClick={() => onRemove(column.item)}
                >
                  {texts.removeShort}
                </Button>
              </td>
            ))}
          </tr>
          {row(texts.rows.each, (column) => (
            <UnitPrice column={column} lowest={lowest} />
          ))}
          {row(texts.rows.total, ({ price: { total } }) => total !== null && formatPaise(total))}
          {row(
            texts.rows.gst,
            ({ price: { gst, gstRate } }) =>
              gstRate !== null && (gst === null ? `${gstRate} %` : `${gstRate} %, ${formatPaise(gst)}`),
          )}
          {row(
            texts.rows.dispatch,
            ({ dispatch }) => dispatch !== null && <Dispatch day={dispatch} isEarliest={dispatch === earliest} />,
          )}
          {row(texts.rows.minimum, ({ minimum }) => minimum.toLocaleString('en-IN'))}
          {row(texts.rows.stock, ({ inStock }) => (
            <StockBadge stock={inStock} isQuiet />
          ))}
          {row(texts.rows.options, ({ product }) => product.facets?.options?.map(([, name]) => name).join(', '))}
          {factRows(details).map(({ name, values }) => row(name, (_, index) => values[index]))}
          <tr className={styles.buttons}>
            <td className={styles.corner} />
            {columns.map(({ item, product, pieces, price, inStock }, index) => (
              <td key={index}>
                <BasketButton
                  chosen={{ product, options: item.options, sku: skuOf(item, details[index]) ?? product.sku, pieces }}
                  total={price.total}
                  inStock={inStock}
                  isSmall
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

const ProductName = ({ column: { item, product, pieces } }: { column: ComparedProduct }) => (
  <>
    <Link to={choicePath(product.id, item.options, pieces)} className={styles.name}>
      {product.title}
    </Link>
    {item.options.length > 0 && <span className={styles.chosen}>{optionText(item.options)}</span>}
  </>
);

interface ProductPictureProps {
  column: ComparedProduct;
  details: ProductDetails | undefined;
}

function ProductPicture({ column: { item, product }, details }: ProductPictureProps) {
  const picture = chosenPicture({ summary: product, details }, item.options);
  return (
    <div className={styles.pictureFrame}>
      <Picture
        picture={picture}
        otherwise={product.picture}
        alt=""
        sizes="(min-width: 75rem) 15rem, 10rem"
        widest={640}
        className={styles.picture}
      />
      <LogoOn productId={product.id} picture={picture} isDecorative />
    </div>
  );
}

interface UnitPriceProps {
  column: ComparedProduct;
  /** The lowest price of the columns; null: it is not marked. */
  lowest: number | null;
}

function UnitPrice({ column: { product, price, pieces }, lowest }: UnitPriceProps) {
  const { unit } = price;
  if (unit === null) return missingPriceText(product, texts.onRequest);
  return (
    <span className={styles.marks}>
      <strong>{formatPaise(unit)}</strong>
      <span className={styles.quiet}>{texts.at(pieces)}</span>
      {unit === lowest && <Badge kind="success">{texts.lowest}</Badge>}
    </span>
  );
}

const Dispatch = ({ day, isEarliest }: { day: number; isEarliest: boolean }) => (
  <span className={styles.marks}>
    {texts.by(formatWeekday(day))}
    {isEarliest && <Badge kind="success">{texts.earliest}</Badge>}
  </span>
);
