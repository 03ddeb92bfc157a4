import { optionText } from '@catalogue/contract/priced-product';
import { minimumOf } from '@catalogue/contract/minimum-order';
import type { ChosenOption } from '@catalogue/contract/prices';
import { useRef } from 'react';
import { useCatalogue } from '../data/catalogue/hooks';
import { addLine, changeLine, removeLine } from '../features/basket/basket';
import { piecesAndOffer } from '../features/basket/basket-content';
import { keyOfLine, type BasketLine } from '../features/basket/baskets';
import { useBasket } from '../features/basket/use-basket';
import { changeNote, NO_MARK, noteOf, readMarks, type MeetingMark } from '../features/meeting/meeting-marks';
import type { MeetingProduct } from '../features/meeting/meeting-product';
import { readWholeNumber } from '../lib/read-whole-number';

/** The basket as a meeting fills it: pieces and notes of products in a colour; '' is any colour. */
export function useMeetingBasket() {
  const products = useCatalogue(({ snapshot }) => snapshot?.products);
  const basket = useBasket();
  // A product that is removed and added again keeps its branding and note.
  const removed = useRef(new Map<string, BasketLine>());
  const lineOf = (productId: string, colour: string) =>
    basket.lines.find(
      (line) => line.productId === productId && (colour === '' || optionText(line.options).split(', ').includes(colour)),
    );

  const optionsOf = (productId: string, colour: string): readonly ChosenOption[] =>
    lineOf(productId, colour)?.options ?? (colour === '' ? [] : [{ kind: 'colour', name: colour }]);

  function add({ id, title }: MeetingProduct, colour: string, quantity: string): void {
    const options = optionsOf(id, colour);
    const key = keyOfLine(id, options);
    const note = noteOf(readMarks()[id] ?? NO_MARK);
    const fresh = { key, productId: id, title, sku: products?.get(id)?.sku ?? '', options, branding: '', note };
    addLine({ ...(removed.current.get(key) ?? fresh), ...piecesAndOffer(fresh, quantity, products?.get(id)) });
  }
  function remove(line: BasketLine): void {
    removed.current.set(line.key, line);
    void removeLine(line.key);
  }

  return {
    basket,
    /** The options of the line in the basket; of a product that is not in it, its colour. */
    optionsOf,
    /** Pieces in the basket; null for a product that is not in it. */
    quantityOf: (productId: string, colour: string): number | null => {
      const line = lineOf(productId, colour);
      if (line === undefined) return null;
      const product = products?.get(productId);
      return readWholeNumber(line.quantity) ?? (product ? minimumOf(product) : 1);
    },
    /** `pieces`: null removes the product. */
    setQuantity: (product: MeetingProduct, colour: string, pieces: number | null): void => {
      const line = lineOf(product.id, colour);
      if (pieces === null) {
        if (line !== undefined) remove(line);
      } else if (line !== undefined) void changeLine(line.key, piecesAndOffer(line, String(pieces), products?.get(product.id)));
      else add(product, colour, String(pieces));
    },
    changeNotes: (productId: string, before: MeetingMark, after: MeetingMark): void => {
      for (const line of basket.lines)
        if (line.productId === productId) void changeLine(line.key, { note: changeNote(line.note, before, after) });
    },
  };
}
