import { PATHS } from '@catalogue/contract/paths';
import { callLink } from '@catalogue/contract/company';
import { useCompany } from '../../data/catalogue/hooks';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { serverNow } from '../../data/network/server-clock';
import { missingPriceText } from '../../data/catalogue/prices/missing-price';
import { choicePath } from '../../data/catalogue/choice-path';
import { formatDay, formatPaise } from '../../lib/format';
import { siteOrigin } from '../../lib/site-origin';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { EmptyPage } from '../../ui/empty-page';
import { Head } from '../../ui/head';
import { NarrowColumn, Stack } from '../../ui/layout';
import { Notice } from '../../ui/notice';
import { PageTitle } from '../../ui/page-title';
import { Picture } from '../../ui/picture';
import { AbsentProduct, type Absence } from '../enquiry/absent-product';
import { loadBasket } from '../basket/basket';
import { fillBasket } from '../basket/basket-actions';
import { BASKET_TEXTS } from '../basket/basket-texts';
import { decodeShortlist, type ShortlistItem } from './shortlist-code';
import { lineOfItem, optionsNamed, type ListedProduct } from './listed-product';
import { SHORTLIST_TEXTS as texts } from './shortlist-texts';
import { partsOfHash } from './shortlist-url';
import styles from './shortlist.module.css';
import { useOpenedShortlist } from './use-opened-shortlist';

interface Props {
  /** A product of the catalogue on this device; undefined when it is not in it. */
  productOf: (productId: string) => ListedProduct | undefined;
}

/** /shortlist#CODE or #CODE.ID: the products of a shared link, read-only, and a button that puts them into a basket. */
export function ShortlistPage({ productOf }: Props) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { code, id } = partsOfHash(hash);
  const opened = useOpenedShortlist(id);
  const decoded = decodeShortlist(code);
  // The server has the products of a link that was damaged on its way.
  const { items, count, isIntact } = !decoded.isIntact && opened?.code ? decodeShortlist(opened.code) : decoded;
  const title = opened === null || opened.title === '' ? texts.title : opened.title;
  const lines = items.flatMap((item) => lineOfItem(item, productOf(item.productId)) ?? []);

  async function take(): Promise<void> {
    setBusy(true);
    await loadBasket();
    fillBasket(lines, texts.basketName);
    void navigate(PATHS.basket);
  }

  const expiresAt = opened?.expiresAt ?? null;
  if (expiresAt !== null && expiresAt < serverNow()) return <Expired title={title} at={expiresAt} />;
  const lead = [texts.intro, expiresAt === null ? '' : texts.validUntil(formatDay(expiresAt))].join(' ').trim();
  return (
    <NarrowColumn>
      <Head title={title} description={texts.intro} unlisted />
      <PageTitle lead={items.length > 0 && lead}>{title}</PageTitle>
      {items.length === 0 ? (
        <EmptyPage title={texts.empty}>{texts.emptyText}</EmptyPage>
      ) : (
        <>
          {!isIntact && <Notice kind="failure">{texts.damaged(items.length, count)}</Notice>}
          <Stack as="ul" gap={3}>
            {items.map((item, index) => (
              <li key={`${index} ${item.productId}`}>
                <AbsentProduct id={item.productId} isMissing={productOf(item.productId) === undefined}>
                  {(absence) => <Item item={item} product={productOf(item.productId)} absence={absence} />}
                </AbsentProduct>
              </li>
            ))}
          </Stack>
          {lines.length > 0 && (
            <div className={styles.take}>
              <Button kind="primary" busy={busy} onClick={() => void take()}>
                {texts.take}
              </Button>
            </div>
          )}
          <p className={styles.onPaper}>{`${siteOrigin()}${PATHS.shortlist}${hash}`}</p>
        </>
      )}
    </NarrowColumn>
  );
}

function Expired({ title, at }: { title: string; at: number }) {
  const { phone, sales } = useCompany();
  return (
    <NarrowColumn>
      <Head title={title} description={texts.intro} unlisted />
      <PageTitle>{title}</PageTitle>
      <EmptyPage title={texts.expired(formatDay(at))}>
        {texts.expiredText}
        <span className={styles.contacts}>
          <a href={callLink(phone)}>{phone}</a>
          <a href={`mailto:${sales}`}>{sales}</a>
        </span>
      </EmptyPage>
    </NarrowColumn>
  );
}

interface ItemProps {
  item: ShortlistItem;
  product: ListedProduct | undefined;
  absence: Absence;
}

function Item({ item, product, absence }: ItemProps) {
  const quantity = item.quantity === null ? texts.open : texts.pieces(item.quantity);
  const facts = [item.option, quantity].filter(Boolean).join(' · ');
  if (product === undefined) {
    return (
      <article className={styles.item} aria-label={texts.absent[absence]}>
        <div className={styles.pictureFrame}>
          <Picture picture={null} alt="" sizes="5rem" className={styles.picture} />
        </div>
        <div className={styles.text}>
          <h2 className={styles.name}>{texts.absent[absence]}</h2>
          <p className={styles.quiet}>{facts}</p>
        </div>
      </article>
    );
  }
  const price = product.priceAt(item.quantity, item.option);
  const inStock = product.isInStock(item.option);
  return (
    <article className={styles.item} aria-label={product.title}>
      <div className={styles.pictureFrame}>
        <Picture
          picture={product.pictureOf(item.option)}
          otherwise={product.picture}
          alt=""
          sizes="5rem"
          widest={320}
          className={styles.picture}
        />
      </div>
      <div className={styles.text}>
        <h2 className={styles.name}>
          <Link to={choicePath(item.productId, optionsNamed(product, item.option), item.quantity)}>{product.title}</Link>
        </h2>
        <p className={styles.quiet}>{facts}</p>
        <p className={styles.quiet}>
          {price === null ? missingPriceText(product, texts.onRequest) : texts.each(formatPaise(price))}
        </p>
        <p>
          <Badge kind={inStock ? 'success' : 'danger'}>{inStock ? texts.inStock : texts.outOfStock}</Badge>
        </p>
        {product.goneOptions(item.option).map(({ name }) => (
          <Notice key={name} kind="warning" isLive={false}>
            {BASKET_TEXTS.optionGone(name)}
          </Notice>
        ))}
      </div>
    </article>
  );
}
