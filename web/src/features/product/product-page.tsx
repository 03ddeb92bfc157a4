import { NO_FACTS } from '@catalogue/contract/product-fields';
import { useEffect, useState, ViewTransition } from 'react';
import { PATHS, storePath } from '@catalogue/contract/paths';
import { minimumOf, pricedProduct } from '@catalogue/contract/priced-product';
import { priceOf } from '@catalogue/contract/prices';
import { useCompany } from '../../data/catalogue/use-company';
import { useParams } from 'react-router-dom';
import { NEEDED_BY, PIECES } from '../../data/catalogue/choice-path';
import { currentChoice } from '../../data/catalogue/chosen-product';
import { excerpt } from '../../lib/excerpt';
import { readDay } from '../../lib/iso-day';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Button } from '../../ui/button';
import { Column } from '../../ui/layout';
import { RichText } from '../../ui/rich-text';
import { useSearchParams } from '../../lib/use-search-params';
import { Spinner } from '../../ui/spinner';
import { Head } from '../../ui/head';
import { CATALOGUE_TEXTS } from '../catalogue/catalogue-texts';
import {
  useAdoptedView,
  useCatalogue,
  useCatalogueStatus,
  useShownCategory,
  useIsGone,
  useProduct,
} from '../../data/catalogue/hooks';
import { PRODUCT_TEXTS as copy } from './product-texts';
import { AsOf } from '../catalogue/as-of';
import { BasketButton } from '../basket/basket-button';
import { ProductEnquiryForm } from '../enquiry/enquiry-forms';
import { BuyBar } from './buy-bar';
import { BuyBox, readPieces } from './buy-box';
import { MissingProduct, MoreProducts, ProductActions, ProductGallery } from './deferred-parts';
import { OptionPicker } from './option-picker';
import { applySelection, chosenOf, readSelection, toggleOption } from './select-options';
import { ProductSheet } from './product-sheet';
import { previewImage, productThings } from '../catalogue/structured-data';
import { useServerAnswer } from '../../data/catalogue/use-server-answer';
import styles from './product-page.module.css';

const ENQUIRY_ID = 'enquiry';
const BUY_ID = 'buy';

/** SPEC §2, /products/{productId}. */
export default function ProductPage() {
  const { productId = '' } = useParams();
  const product = useProduct(productId);
  const { state } = useCatalogueStatus();
  const isGone = useIsGone();
  // The server's page for a missing product is its answer.
  const adopted = useAdoptedView();
  const [missingId] = useState(() => (adopted?.firstView?.isMissing ? productId : null));
  const isKnownMissing = missingId === productId;
  const answer = useServerAnswer('products', productId, product === undefined && isGone === true && !isKnownMissing);
  if (product) return <Found key={productId} {...product} />;
  if (isKnownMissing) return <MissingProduct isGone />;
  if (state === 'unavailable') return <MissingProduct isGone={false} />;
  if (state === 'loading' || isGone === null || (isGone && answer === null)) return <Spinner label={copy.loading} />;
  return <MissingProduct isGone={answer === 'gone'} />;
}

function Found({ summary, details }: NonNullable<ReturnType<typeof useProduct>>) {
  const category = useShownCategory(summary.categoryId ?? '');
  const description = excerpt(details?.description ?? '') || undefined;
  const facts = details?.facts ?? NO_FACTS;
  const [query, setQuery] = useSearchParams();
  const [note, setNote] = useState('');
  const selection = readSelection(facts.options, query);
  const options = chosenOf(selection);
  const minimum = minimumOf(summary);
  const asked = readPieces(query.get(PIECES) ?? '');
  const pieces = asked ?? minimum;
  const neededBy = readDay(query.get(NEEDED_BY));
  const priced = pricedProduct(summary);
  const price = priceOf(priced, options, pieces);
  const offered = applySelection({ ...summary }, selection);
  const chosen = { product: summary, options, sku: offered.sku, pieces };
  const first = summary.picture && { ...summary.picture, placeholder: details?.placeholder ?? undefined };
  const pictures = [...(first ? [first] : []), ...(details?.pictures ?? [])];

  // The form hydrates later: props that change before it would make it lose what was typed.
  useEffect(() => currentChoice.set({ ...chosen, asked, note, neededBy }));

  const company = useCompany();
  const setPieces = (next: number): void => {
    const changed = new URLSearchParams(query);
    changed.set(PIECES, String(next));
    setQuery(changed);
  };
  function enquire(withNote = ''): void {
    setPieces(pieces);
    setNote(withNote);
    const section = document.getElementById(ENQUIRY_ID);
    section?.scrollIntoView();
    section?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  }
  const nextSteps = (
    <>
      <BasketButton
        chosen={chosen}
        total={price.total}
        inStock={offered.stock}
        {...(neededBy !== null && { brief: { neededBy, budget: '' } })}
      />
      <Button onClick={() => enquire()}>{copy.enquire}</Button>
    </>
  );

  return (
    <article style={{ '--hue': category?.hue }}>
      <Head
        title={summary.title}
        description={description}
        type="product"
        image={import.meta.env.SSR ? previewImage(summary.picture) : undefined}
        things={
          import.meta.env.SSR ? productThings(summary, pictures, category, description ?? company.description) : undefined
        }
      />
      <Column>
        <Breadcrumbs
          steps={[
            { to: PATHS.categories, name: CATALOGUE_TEXTS.allCategories },
            ...(category ? [{ to: storePath(category), name: category.title }] : []),
          ]}
        />
        <ProductSheet
          product={offered}
          priced={priced}
          chosen={options}
          price={price}
          minimum={minimum}
          facts={facts}
          category={category?.title}
          heading="h1"
          plate={
            // Around the gallery and its placeholder: one that replaced the other would be a transition, and React loses a press while one starts.
            <ViewTransition name={summary.id} default="none" share="auto">
              <ProductGallery
                id={summary.id}
                title={summary.title}
                pictures={pictures}
                options={facts.options}
                areas={facts.brandingAreas}
              />
            </ViewTransition>
          }
          marks={<AsOf />}
          options={
            facts.options.length > 0 && (
              <OptionPicker
                options={facts.options}
                selection={selection}
                onToggle={(option) => setQuery(toggleOption(query, option))}
              />
            )
          }
          buyBox={
            <div id={BUY_ID}>
              <BuyBox
                pieces={pieces}
                minimum={minimum}
                price={price}
                leadTime={offered.stock ? facts.leadTime : null}
                neededBy={neededBy}
                onPieces={setPieces}
              >
                {nextSteps}
                {!offered.stock && (
                  <Button kind="quiet" onClick={() => enquire(copy.tellMeNote)}>
                    {copy.tellMe}
                  </Button>
                )}
              </BuyBox>
            </div>
          }
          actions={<ProductActions id={summary.id} title={summary.title} options={options} pieces={asked} />}
          description={<Description html={details?.description} />}
        >
          <section id={ENQUIRY_ID} aria-labelledby="enquiry-title" className={styles.form}>
            <h2 id="enquiry-title" className={styles.heading}>
              {copy.enquiryForm}
            </h2>
            <ProductEnquiryForm id={summary.id} title={summary.title} />
          </section>
        </ProductSheet>
        <MoreProducts product={summary} chosen={facts.related} />
      </Column>
      <BuyBar sectionIds={[BUY_ID, ENQUIRY_ID]}>{nextSteps}</BuyBar>
    </article>
  );
}

function Description({ html }: { html: string | undefined }) {
  const hasFailed = useCatalogue((state) => state.detailsFailed);
  const isOffline = useIsGone() === false;
  if (html !== undefined) return <RichText html={html} />;
  if (isOffline || hasFailed)
    return <p className={styles.per}>{isOffline ? copy.descriptionOffline : copy.descriptionFailed}</p>;
  return <div className={styles.waiting} aria-busy="true" />;
}
