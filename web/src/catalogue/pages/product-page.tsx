import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { PRODUCT_PICTURE_SIZES } from '@catalogue/contract/picture-url';
import { lazy, Suspense, useEffect, useRef, useState, ViewTransition } from 'react';
import type { ReactNode } from 'react';
import { PATHS, storePath } from '@catalogue/contract/paths';
import { textOfHtml } from '../../lib/text-of-html';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { Button, LinkButton } from '../../ui/button';
import { Column } from '../../ui/column';
import { PageTitle } from '../../ui/page-title';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text';
import { useParams } from '../../router/route-switch';
import { Spinner } from '../../ui/spinner';
import { usePage } from '../../ui/use-page';
import { AsOf } from '../as-of';
import { COPY } from '../copy';
import { useCatalogue, useCatalogueStatus, useCategories, useCategory, useIsGone, useProduct, useProducts } from '../hooks';
import { COPY as copy } from '../product-copy';
import { ProductGrid } from '../product-grid';
import { ProductSheet } from '../product-sheet';
import { ShareButtons } from '../share-buttons';
import styles from './product-page.module.css';

const ProductZoom = lazy(() => import('../product-zoom'));

const RELATED = 4;

interface Props {
  enquiryForm: (product: { id: string; title: string }) => ReactNode;
}

/** SPEC §2, /products/{productId}. */
export default function ProductPage({ enquiryForm }: Props) {
  const { productId = '' } = useParams();
  const product = useProduct(productId);
  const { state } = useCatalogueStatus();
  const isGone = useIsGone();
  if (product) return <Found key={productId} {...product} enquiryForm={enquiryForm} />;
  if (state === 'unavailable') return <Missing isGone={false} />;
  if (state === 'loading' || isGone === null) return <Spinner label={copy.loading} />;
  return <Missing isGone={isGone} />;
}

function Missing({ isGone }: { isGone: boolean }) {
  usePage({ title: isGone ? copy.gone : copy.notHere, unlisted: true });
  return (
    <Column>
      <PageTitle lead={isGone ? copy.goneText : copy.notHereText}>{isGone ? copy.gone : copy.notHere}</PageTitle>
      <div className={styles.ways}>
        <LinkButton kind="primary" to={PATHS.categories}>
          {COPY.allCategories}
        </LinkButton>
        <LinkButton to={PATHS.quickEnquiry}>{COPY.ask}</LinkButton>
      </div>
    </Column>
  );
}

type FoundProps = NonNullable<ReturnType<typeof useProduct>> & Props;

function Found({ summary, details, enquiryForm }: FoundProps) {
  const category = useCategory(summary.categoryId ?? '');
  const description = details && textOfHtml(details.description).slice(0, 160);
  usePage({ title: summary.title, description });
  const [zoomed, setZoomed] = useState(false);
  const form = useRef<HTMLElement>(null);
  const picture = summary.picture && { ...summary.picture, placeholder: details?.placeholder ?? undefined };

  return (
    <article style={{ '--hue': category?.hue }} className={styles.page}>
      <Column>
        <Breadcrumbs
          steps={[
            { to: PATHS.categories, name: COPY.allCategories },
            ...(category ? [{ to: storePath(category), name: category.title }] : []),
          ]}
        />
        <ProductSheet
          product={{ ...summary, quantity: details?.quantity }}
          category={category?.title}
          heading="h1"
          plate={
            <ViewTransition name={summary.id} default="none" share="auto">
              <button type="button" className={styles.plate} aria-label={copy.zoom} onClick={() => setZoomed(true)}>
                <Picture
                  picture={picture}
                  alt={summary.title}
                  sizes={PRODUCT_PICTURE_SIZES}
                  priority
                  className={styles.picture}
                />
              </button>
            </ViewTransition>
          }
          marks={<AsOf />}
          actions={<ShareButtons title={summary.title} />}
          description={<Description html={details?.description} />}
        >
          <section ref={form} id="enquiry" aria-labelledby="enquiry-title" className={styles.form}>
            <h2 id="enquiry-title" className={styles.heading}>
              {copy.enquiryForm}
            </h2>
            {enquiryForm({ id: summary.id, title: summary.title })}
          </section>
        </ProductSheet>
        <Related product={summary} />
      </Column>
      <EnquireBar form={form} />
      {zoomed && (
        <Suspense>
          <ProductZoom title={summary.title} picture={picture} onClose={() => setZoomed(false)} />
        </Suspense>
      )}
    </article>
  );
}

function Description({ html }: { html: string | undefined }) {
  const isLate = useCatalogue((state) => state.detailsFailed);
  const isAway = useIsGone() === false;
  if (html !== undefined) return <RichText html={html} />;
  if (isAway || isLate) return <p className={styles.per}>{isAway ? copy.descriptionOffline : copy.descriptionLate}</p>;
  return <div className={styles.waiting} aria-busy="true" />;
}

function Related({ product }: { product: ProductSummary }) {
  const category = useCategory(product.categoryId ?? '');
  const categories = useCategories();
  const products = useProducts(product.categoryId ?? undefined);
  const place = products.findIndex((one) => one.id === product.id);
  // The next ones on the shelf, round the end: every product of a category leads to every other.
  const others = [...products.slice(place + 1), ...products.slice(0, Math.max(place, 0))].slice(0, RELATED);
  if (category === undefined || others.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2 className={styles.heading}>{copy.related(category.title)}</h2>
      <ProductGrid products={others} categoryOf={(one) => categories.find(({ id }) => id === one.categoryId)} />
    </section>
  );
}

/** On a phone: 'Enquire' under the thumb for as long as the form is out of sight. */
function EnquireBar({ form }: { form: React.RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!form.current) return;
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting === false));
    observer.observe(form.current);
    return () => observer.disconnect();
  }, [form]);
  if (!shown) return null;
  return (
    <div className={styles.bar}>
      <Button
        kind="primary"
        onClick={() => {
          form.current?.scrollIntoView();
          form.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
        }}
      >
        {copy.enquire}
      </Button>
    </div>
  );
}
