import { NO_FACTS } from '@catalogue/contract/product-fields';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PATHS, storePath } from '@catalogue/contract/paths';
import { SITE } from '@catalogue/contract/site';
import { excerpt } from '../../lib/excerpt';
import type { OfferedProduct } from '../../lib/offered-product';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Column } from '../../ui/column';
import { RichText } from '../../ui/rich-text';
import { useParams } from '../../router/route-switch';
import { useSearchParams } from '../../router/use-search-params';
import { Spinner } from '../../ui/spinner';
import { Head } from '../../ui/head';
import { CATALOGUE_TEXTS } from '../catalogue/catalogue-texts';
import {
  useAdoptedView,
  useCatalogue,
  useCatalogueStatus,
  useCategory,
  useIsGone,
  useProduct,
} from '../../data/catalogue/hooks';
import { PRODUCT_TEXTS as copy } from './product-texts';
import { AsOf, EnquireBar, MissingProduct, MoreProducts, ProductGallery, ShareButtons } from './deferred-parts';
import { OptionPicker } from './option-picker';
import { applySelection, readSelection, toggleOption } from './select-options';
import { ProductSheet } from './product-sheet';
import { previewImage, productThings } from '../catalogue/structured-data';
import { useServerAnswer } from '../../data/catalogue/use-server-answer';
import styles from './product-page.module.css';

const ENQUIRY_ID = 'enquiry';

interface Props {
  basketButton: (product: OfferedProduct) => ReactNode;
  enquiryForm: (product: { id: string; title: string }) => ReactNode;
}

/** SPEC §2, /products/{productId}. */
export default function ProductPage({ basketButton, enquiryForm }: Props) {
  const { productId = '' } = useParams();
  const product = useProduct(productId);
  const { state } = useCatalogueStatus();
  const isGone = useIsGone();
  // The server's page for a missing product is its answer.
  const adopted = useAdoptedView();
  const [missingId] = useState(() => (adopted?.firstView?.isMissing ? productId : null));
  const isKnownMissing = missingId === productId;
  const answer = useServerAnswer('products', productId, product === undefined && isGone === true && !isKnownMissing);
  if (product) return <Found key={productId} {...product} basketButton={basketButton} enquiryForm={enquiryForm} />;
  if (isKnownMissing) return <MissingProduct isGone />;
  if (state === 'unavailable') return <MissingProduct isGone={false} />;
  if (state === 'loading' || isGone === null || (isGone && answer === null)) return <Spinner label={copy.loading} />;
  return <MissingProduct isGone={answer === 'gone'} />;
}

type FoundProps = NonNullable<ReturnType<typeof useProduct>> & Props;

function Found({ summary, details, basketButton, enquiryForm }: FoundProps) {
  const category = useCategory(summary.categoryId ?? '');
  const description = excerpt(details?.description ?? '') || undefined;
  const facts = details?.facts ?? NO_FACTS;
  const [query, setQuery] = useSearchParams();
  const selection = readSelection(facts.options, query);
  const first = summary.picture && { ...summary.picture, placeholder: details?.placeholder ?? undefined };
  const pictures = [...(first ? [first] : []), ...(details?.pictures ?? [])];

  return (
    <article style={{ '--hue': category?.hue }}>
      <Head
        title={summary.title}
        description={description}
        type="product"
        image={import.meta.env.SSR ? previewImage(summary.picture) : undefined}
        things={import.meta.env.SSR ? productThings(summary, pictures, category, description ?? SITE.description) : undefined}
      />
      <Column>
        <Breadcrumbs
          steps={[
            { to: PATHS.categories, name: CATALOGUE_TEXTS.allCategories },
            ...(category ? [{ to: storePath(category), name: category.title }] : []),
          ]}
        />
        <ProductSheet
          product={applySelection({ ...summary, priceBreaks: facts.priceBreaks }, selection)}
          minimum={summary.facets?.minimumQuantity ?? 1}
          facts={facts}
          category={category?.title}
          heading="h1"
          plate={<ProductGallery id={summary.id} title={summary.title} pictures={pictures} options={facts.options} />}
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
          actions={
            <>
              {basketButton({
                id: summary.id,
                title: summary.title,
                sku: applySelection({ ...summary, priceBreaks: [] }, selection).sku,
                price: summary.discountedPrice ?? summary.price,
                option: Object.values(selection)
                  .map(({ name }) => name)
                  .join(', '),
                minimumQuantity: summary.facets?.minimumQuantity ?? 1,
              })}
              <ShareButtons title={summary.title} />
            </>
          }
          description={<Description html={details?.description} />}
        >
          <section id={ENQUIRY_ID} aria-labelledby="enquiry-title" className={styles.form}>
            <h2 id="enquiry-title" className={styles.heading}>
              {copy.enquiryForm}
            </h2>
            {enquiryForm({ id: summary.id, title: summary.title })}
          </section>
        </ProductSheet>
        <MoreProducts product={summary} chosen={facts.related} />
      </Column>
      <EnquireBar sectionId={ENQUIRY_ID} />
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
