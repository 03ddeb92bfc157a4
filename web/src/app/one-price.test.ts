import { orderLine } from '@catalogue/contract/entities/order-line';
import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import { facetsOf } from '@catalogue/contract/entities/product-facets';
import type { ProductAnswer } from '@catalogue/contract/endpoints/product-answer';
import { lineText } from '@catalogue/contract/order-lines';
import { optionText, pricedProduct } from '@catalogue/contract/priced-product';
import { priceOf, rupeesOf, totalOf, totalsOf, type ChosenOption } from '@catalogue/contract/prices';
import { mapFacets, NO_FACTS, type ProductFacts, type ProductOption } from '@catalogue/contract/product-fields';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { filterProducts } from '../../../functions/src/api/filter-products';
import { meetingProduct } from './meeting-product';
import { orderLineOf } from '../data/catalogue/chosen-product';
import { piecesAndOffer, priceOfLine, subjectOfBasket } from '../features/basket/basket-content';
import { emptyBasket, keyOfLine } from '../features/basket/baskets';
import { CardFacts } from '../features/catalogue/card-facts';
import { priceColumns } from '../features/catalogue/facets/price-columns';
import { compareProduct } from '../features/compare/compare-products';
import { dispatchDays, evaluateProduct } from '../features/finder/find-within-budget';
import { priceText } from '../features/lookbook/product-texts';
import { lineOfItem, listedProduct } from '../features/shortlist/listed-product';
import { decodeShortlist, encodeShortlist } from '../features/shortlist/shortlist-code';
import { formatPaise } from '../lib/format';

/* Point 1 of "one thread": what a buyer chooses costs the same wherever it is shown, stored, sent or filtered. */

const NO_DAYS: ReadonlySet<string> = new Set();
const money = fc.integer({ min: 1, max: 9_999_999 }).map((paise) => paise / 100);
const option = (kind: ProductOption['kind'], name: string) =>
  fc.record<ProductOption>({
    ...{ kind: fc.constant(kind), name: fc.constant(name), price: fc.option(money), stock: fc.boolean() },
    ...{ swatch: fc.constant(null), sku: fc.constant(null), imageName: fc.constant(null) },
  });
const priceBreaks = fc
  .uniqueArray(fc.record({ from: fc.integer({ min: 1, max: 5_000 }), price: fc.option(money) }), {
    ...{ maxLength: 4, selector: ({ from }) => from },
  })
  .map((steps) => steps.sort((one, other) => one.from - other.from));
const drawn = fc.record({
  ...{ price: fc.option(money), discountedPrice: fc.option(money), priceBreaks },
  gstRate: fc.option(fc.constantFrom(0, 5, 12, 18, 28)),
  minimumQuantity: fc.integer({ min: 1, max: 300 }),
  options: fc.tuple(option('colour', 'Black'), option('colour', 'Teal'), option('capacity', '750 ml')),
});
const choice = fc.record({
  colour: fc.option(fc.constantFrom('Black', 'Teal')),
  capacity: fc.option(fc.constant('750 ml')),
  /** Above the smallest order: below it, lists show the price of the smallest order. */
  more: fc.integer({ min: 0, max: 6_000 }),
});

function productOf({
  price,
  discountedPrice,
  ...facts
}: Partial<ProductFacts> & Pick<ProductSummary, 'price' | 'discountedPrice'>) {
  const all: ProductFacts = { ...NO_FACTS, ...facts };
  const summary = {
    ...{ id: 'flask', title: 'Flask', sku: 'DRK-01', price, discountedPrice, stock: true, categoryId: null, picture: null },
    ...{ addedDate: 1, updatedAt: 1, revision: 1 },
    // As the catalogue file brings it.
    facets: JSON.parse(JSON.stringify(facetsOf(all, 1) ?? {})) as ProductSummary['facets'],
  } as ProductSummary;
  return { summary, facts: all };
}

test('the same product, options and pieces have the same amount on every surface', () => {
  fc.assert(
    fc.property(drawn, choice, (fields, { colour, capacity, more }) => {
      const { summary, facts } = productOf(fields);
      const pieces = facts.minimumQuantity === null ? 1 : facts.minimumQuantity + more;
      const options: ChosenOption[] = [
        ...(colour === null ? [] : [{ kind: 'colour' as const, name: colour }]),
        ...(capacity === null ? [] : [{ kind: 'capacity' as const, name: capacity }]),
      ];
      // The product page.
      const price = priceOf(pricedProduct(summary), options, pieces);
      const { unit, total } = price;
      for (const amount of [unit, total, price.gst]) expect(amount === null || Number.isSafeInteger(amount)).toBe(true);
      // Staff and REST know the product by its facts, not by the catalogue file.
      expect(priceOf({ ...summary, ...facts, pricesFor: undefined }, options, pieces)).toEqual(price);

      // The comparison, the basket and its sum.
      const item = { productId: summary.id, options };
      expect(compareProduct(item, summary, pieces, { now: 0, holidays: NO_DAYS }).price).toEqual(price);
      const line = {
        ...{ key: keyOfLine(summary.id, options), productId: summary.id, title: summary.title, sku: '', options },
        ...{ quantity: String(pieces), branding: '', note: '' },
      };
      expect(priceOfLine(line, summary)).toEqual(price);
      expect(piecesAndOffer(line, String(pieces), summary)).toMatchObject({ quantity: String(pieces), offer: { unit } });
      expect(totalsOf([priceOfLine(line, summary)]).sum).toBe(total ?? 0);

      // The product's form and the basket's enquiry, as they are sent and stored.
      const sent = orderLineOf({ product: summary, options, sku: null, pieces });
      const subject = subjectOfBasket({ ...emptyBasket('one'), lines: [line] }, () => summary);
      const sentByBasket = subject.kind === 'order' ? subject.basket?.lines?.[0] : undefined;
      for (const one of [sent, sentByBasket]) {
        const stored = v.parse(orderLine, JSON.parse(JSON.stringify(one)));
        expect(stored.offer?.unit).toBe(unit);
        expect(stored.price).toBe(unit === null ? null : rupeesOf(unit));
        // Lead lists, mails and exports.
        expect(totalOf(stored.offer?.unit ?? null, stored.quantity)).toBe(total);
        const each = unit === null ? null : `, ₹${rupeesOf(unit).toLocaleString('en-IN')} each`;
        if (each !== null) expect(lineText(stored)).toContain(each);
      }

      // A shortlist's link, and the basket that it fills.
      const [shared] = decodeShortlist(
        encodeShortlist([{ productId: summary.id, option: optionText(options), quantity: pieces }]),
      ).items;
      if (shared === undefined) throw new Error('The link is empty');
      const listed = listedProduct(summary);
      expect(listed.priceAt(shared.quantity ?? 0, shared.option)).toBe(unit);
      // Open pieces are those of the smallest order, as on the product's page.
      const open = priceOf(pricedProduct(summary), options, facts.minimumQuantity ?? 1).unit;
      expect(listed.priceAt(null, shared.option)).toBe(open);
      expect(orderLineOf({ product: summary, options, sku: null, pieces: null }).offer?.unit).toBe(open);
      const taken = lineOfItem(shared, listed);
      expect(taken && priceOfLine(taken, summary)).toEqual(price);

      // The lookbook.
      const page = { ...summary, firstPicture: null, category: '', url: '', options, quantity: pieces, material: '', size: '' };
      if (unit !== null) expect(priceText(page, 'quantity')).toContain(formatPaise(unit));

      // A meeting, at the options of the line in the basket.
      expect(meetingProduct(summary, undefined, undefined, () => options).priceAt(pieces, colour ?? '')).toBe(unit);
      if (options.length > 0) return;

      // Lists, which show a product without options.
      const brief = { people: pieces, budget: 1, readyBy: null, tag: null, occasion: null };
      expect(evaluateProduct(summary, brief, dispatchDays(0, NO_DAYS))).toMatchObject({ price: unit, total });
      const card = renderToStaticMarkup(createElement(CardFacts, { product: summary, pieces }));
      if (unit !== null) expect(card).toContain(formatPaise(unit));
      const inColumn = priceColumns([summary], Float64Array.of(facts.minimumQuantity ?? 1))(pieces).prices[0];
      expect(inColumn).toBe(unit === null ? NaN : rupeesOf(unit));
      const answer = { ...summary, ...facts, productId: summary.id } as unknown as ProductAnswer;
      const found = (maxPrice: number): number =>
        filterProducts([answer], {
          ...{ inStock: false, forQuantity: pieces, maxPrice, colour: [] },
          ...mapFacets(() => []),
        }).length;
      expect(found(unit === null ? 1e9 : rupeesOf(unit))).toBe(unit === null ? 0 : 1);
      if (unit !== null && unit > 0) expect(found(rupeesOf(unit - 1))).toBe(0);
    }),
    { numRuns: 500 },
  );
});
