import type { LeadTime } from '@catalogue/contract/product-fields';
import type { PiecesPrice } from '@catalogue/contract/prices';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { formatPaise } from '../../lib/format';
import { TextField } from '../../ui/field';
import { useTypedText } from '../../ui/use-typed-text';
import { DispatchDate } from './dispatch-date';
import { PRODUCT_TEXTS } from './product-texts';
import styles from './buy-box.module.css';

const texts = PRODUCT_TEXTS.prices;

/** A whole number of pieces; null for any other text. */
export const readPieces = (text: string): number | null => (/^[1-9]\d{0,7}$/.test(text.trim()) ? Number(text) : null);

interface Props {
  pieces: number;
  /** Smallest order in pieces. */
  minimum: number;
  price: PiecesPrice;
  /** Missing where it is not stated, or the choice is out of stock. */
  leadTime: LeadTime | null;
  /** The day when the pieces are needed; null: not said. */
  neededBy: string | null;
  onPieces: (pieces: number) => void;
  /** Buttons. */
  children: ReactNode;
}

/** How many, what they cost together, when they leave, and the next step. */
export function BuyBox({ pieces, minimum, price, leadTime, neededBy, onPieces, children }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const shown = typed ?? String(pieces);
  useTypedText(input, String(pieces), setTyped);
  const wanted = readPieces(shown);
  // In an effect: the router does not navigate before the page has hydrated.
  const follow = useEffectEvent(() => {
    if (wanted !== null && wanted !== pieces) onPieces(wanted);
  });
  useEffect(() => follow(), [wanted]);
  const isTooFew = wanted !== null && wanted < minimum;
  const { unit, total, gst, gstRate, next } = price;
  return (
    <section className={styles.box} aria-label={PRODUCT_TEXTS.buy}>
      <div className={styles.sum}>
        <TextField
          ref={input}
          label={texts.pieces}
          inputMode="numeric"
          autoComplete="off"
          value={shown}
          error={wanted === null ? texts.wholeNumber : isTooFew ? texts.tooFew(minimum) : undefined}
          onChange={({ target }) => setTyped(target.value)}
          // What was typed last counts, in one way of writing.
          onBlur={() => setTyped(null)}
        />
        {wanted !== null && (
          <output className={styles.total}>
            {unit === null || total === null ? (
              texts.onRequest
            ) : (
              <>
                <strong className={styles.amount}>{formatPaise(total)}</strong>
                <span>
                  {texts.each(formatPaise(unit))}
                  {gst !== null && gstRate !== null && `, ${texts.plusGst(gstRate, formatPaise(gst))}`}
                </span>
              </>
            )}
          </output>
        )}
      </div>
      {next !== null && !isTooFew && <p className={styles.quiet}>{texts.next(next.from - pieces, formatPaise(next.unit))}</p>}
      {leadTime !== null && <DispatchDate leadTime={leadTime} neededBy={neededBy} />}
      <div className={styles.buttons}>{children}</div>
    </section>
  );
}
