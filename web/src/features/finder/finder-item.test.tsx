import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { dispatchDays, evaluateProduct } from './find-within-budget';
import { FinderItem } from './finder-item';

it('FinderItem names the pieces of its price: those of the smallest order where that is more', () => {
  const product: ProductSummary = {
    ...{ id: 'mug', title: 'Mug', sku: null, price: 700, discountedPrice: null, stock: true, categoryId: null, picture: null },
    ...{ addedDate: 1, updatedAt: 1, revision: 1, facets: { minimumQuantity: 50, priceBreaks: [[50, 640]] } },
  };
  const brief = { people: 10, budget: 600, readyBy: null, tag: null, occasion: null };
  const evaluation = evaluateProduct(product, brief, dispatchDays(0, new Set()));
  const html = renderToStaticMarkup(
    <StaticRouter location="/finder">
      <FinderItem evaluation={evaluation} brief={brief} />
    </StaticRouter>,
  );
  expect(html).toContain('₹640 at 50');
});
