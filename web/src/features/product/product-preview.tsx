import { priceOf } from '@catalogue/contract/prices';
import type { PreviewedProduct } from '../../lib/previewed-product';
import { BlobPicture } from '../../ui/blob-picture';
import { Picture } from '../../ui/picture';
import { RichText } from '../../ui/rich-text';
import { LeadForm } from '../enquiry/lead-form';
import styles from './product-page.module.css';
import { PRODUCT_TEXTS } from './product-texts';
import { OptionPicker } from './option-picker';
import { ProductLayout } from './product-layout';

/** The product page for a product that is not saved yet; its form is there to be looked at. */
export default function ProductPreview({ product }: { product: PreviewedProduct }) {
  const { title, chosen, category, facts } = product;
  const minimum = facts.minimumQuantity ?? product.quantity;
  const priced = { ...facts, price: product.price, discountedPrice: product.discountedPrice };
  return (
    <article style={{ '--hue': category?.hue }}>
      <ProductLayout
        product={product}
        priced={priced}
        chosen={[]}
        price={priceOf(priced, [], minimum)}
        minimum={minimum}
        facts={product.facts}
        category={category?.title}
        heading="h3"
        pictures={
          <div className={styles.still}>
            {chosen ? (
              <BlobPicture blob={chosen} alt={title} className={styles.chosen} />
            ) : (
              <Picture picture={product.picture} alt={title} sizes="28rem" className={styles.picture} />
            )}
          </div>
        }
        options={<OptionPicker options={product.facts.options} selection={{}} onToggle={() => undefined} />}
        description={<RichText html={product.description} />}
      >
        <section className={styles.form} inert>
          <h3 className={styles.heading}>{PRODUCT_TEXTS.enquiryForm}</h3>
          <LeadForm subject={{ kind: 'order', product: { id: 'preview', title } }} />
        </section>
      </ProductLayout>
    </article>
  );
}
