import { NO_FACTS, type LeadTime } from '@catalogue/contract/product-fields';
import type { CategorySummary, ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { PictureSummary } from '@catalogue/contract/entities/picture';
import { ViewTransition } from 'react';
import { PATHS, storePath } from '@catalogue/contract/paths';
import { useParams } from 'react-router-dom';
import { excerpt } from '../../lib/excerpt';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Button } from '../../ui/button';
import { Column } from '../../ui/layout';
import { RichText } from '../../ui/rich-text';
import { Spinner } from '../../ui/spinner';
import { Head } from '../../ui/head';
import { CATALOGUE_TEXTS } from '../catalogue/catalogue-texts';
import { useCatalogue, useShownCategory, useCanAskServer, useProduct, useCompany } from '../../data/catalogue/hooks';
import { PRODUCT_TEXTS as copy } from './product-texts';
import { AsOf } from '../catalogue/as-of';
import { BasketButton } from '../basket/basket-button';
import { ProductEnquiryForm } from '../enquiry/enquiry-forms';
import { BuyBar } from './buy-bar';
import { BuyBox } from './buy-box';
import { MissingProduct, MoreProducts, ProductActions, ProductGallery } from './deferred-parts';
import { OptionPicker } from './option-picker';
import { ProductLayout } from './product-layout';
import { previewImage, productThings } from '../catalogue/structured-data';
import { missingPriceText } from '../../data/catalogue/prices/missing-price';
import { useEntryAbsence } from '../../data/catalogue/use-entry-absence';
import { useProductChoice } from './product-choice';
import styles from './product-page.module.css';

const ENQUIRY_ID = 'enquiry';
const BUY_ID = 'buy';

/** SPEC §2, /products/{productId}. */
export default function ProductPage() {
  const { productId = '' } = useParams();
  const product = useProduct(productId);
  const absence = useEntryAbsence('products', productId, { isAbsent: product === undefined });
  if (product) return <Found key={productId} {...product} />;
  if (absence === 'loading') return <Spinner label={copy.loading} />;
  return <MissingProduct isGone={absence === 'gone'} />;
}

function Found({ summary, details }: NonNullable<ReturnType<typeof useProduct>>) {
  const category = useShownCategory(summary.categoryId ?? '');
  const facts = details?.facts ?? NO_FACTS;
  const choice = useProductChoice(summary, facts.options);
  const { selection, options, asked, minimum, offered, priced, price } = choice;
  const first = summary.picture && { ...summary.picture, placeholder: details?.placeholder ?? undefined };
  const pictures = [...(first ? [first] : []), ...(details?.pictures ?? [])];

  return (
    <article style={{ '--hue': category?.hue }}>
      <ProductHead summary={summary} description={details?.description} pictures={pictures} category={category} />
      <Column>
        <Breadcrumbs
          steps={[
            { to: PATHS.categories, name: CATALOGUE_TEXTS.allCategories },
            ...(category ? [{ to: storePath(category), name: category.title }] : []),
          ]}
        />
        <ProductLayout
          product={offered}
          priced={priced}
          chosen={options}
          price={price}
          minimum={minimum}
          facts={facts}
          category={category?.title}
          heading="h1"
          pictures={
            // Around both gallery and placeholder: replacing one by the other would be a transition, whose start loses clicks.
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
            facts.options.length > 0 && <OptionPicker options={facts.options} selection={selection} onToggle={choice.toggle} />
          }
          buyBox={<ProductBuyBox choice={choice} leadTime={facts.leadTime} />}
          actions={<ProductActions id={summary.id} title={summary.title} options={options} pieces={asked} />}
          description={<Description html={details?.description} />}
        >
          <section id={ENQUIRY_ID} aria-labelledby="enquiry-title" className={styles.form}>
            <h2 id="enquiry-title" className={styles.heading}>
              {copy.enquiryForm}
            </h2>
            <ProductEnquiryForm id={summary.id} title={summary.title} />
          </section>
        </ProductLayout>
        <MoreProducts product={summary} chosen={facts.related} />
      </Column>
      <BuyBar sectionIds={[BUY_ID, ENQUIRY_ID]}>
        <NextSteps choice={choice} />
      </BuyBar>
    </article>
  );
}

type Choice = ReturnType<typeof useProductChoice>;

/** Price, pieces and next steps of what is chosen. */
function ProductBuyBox({ choice, leadTime }: { choice: Choice; leadTime: LeadTime | null }) {
  const { pieces, minimum, price, neededBy, offered, setPieces } = choice;
  return (
    <div id={BUY_ID}>
      <BuyBox
        pieces={pieces}
        minimum={minimum}
        price={price}
        missingPrice={missingPriceText(offered, copy.prices.onRequest)}
        leadTime={offered.stock ? leadTime : null}
        neededBy={neededBy}
        onPieces={setPieces}
      >
        <NextSteps choice={choice} />
        {!offered.stock && (
          <Button kind="quiet" onClick={() => openEnquiryForm(choice, copy.tellMeNote)}>
            {copy.tellMe}
          </Button>
        )}
      </BuyBox>
    </div>
  );
}

/** The buttons of the buy box and of the buy bar. */
const NextSteps = ({ choice }: { choice: Choice }) => (
  <>
    <BasketButton
      chosen={choice.chosen}
      total={choice.price.total}
      inStock={choice.offered.stock}
      {...(choice.neededBy !== null && { brief: { neededBy: choice.neededBy, budget: '' } })}
    />
    <Button onClick={() => openEnquiryForm(choice)}>{copy.enquire}</Button>
  </>
);

/** Goes to the enquiry form, which gets the chosen pieces and the note. */
function openEnquiryForm({ pieces, setPieces, setNote }: Choice, note = ''): void {
  setPieces(pieces);
  setNote(note);
  const section = document.getElementById(ENQUIRY_ID);
  section?.scrollIntoView();
  section?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
}

interface ProductHeadProps {
  summary: ProductSummary;
  /** HTML; undefined until it is loaded. */
  description: string | undefined;
  pictures: readonly PictureSummary[];
  category: CategorySummary | undefined;
}

/** Title, preview and JSON-LD of the page. */
function ProductHead({ summary, description: html = '', pictures, category }: ProductHeadProps) {
  const company = useCompany();
  const description = excerpt(html) || undefined;
  return (
    <Head
      title={summary.title}
      description={description}
      type="product"
      image={import.meta.env.SSR ? previewImage(summary.picture) : undefined}
      things={import.meta.env.SSR ? productThings(summary, pictures, category, description ?? company.description) : undefined}
    />
  );
}

function Description({ html }: { html: string | undefined }) {
  const hasFailed = useCatalogue((state) => state.detailsFailed);
  const isOffline = useCanAskServer() === false;
  if (html !== undefined) return <RichText html={html} />;
  if (isOffline || hasFailed)
    return <p className={styles.per}>{isOffline ? copy.descriptionOffline : copy.descriptionFailed}</p>;
  return <div className={styles.waiting} aria-busy="true" />;
}
