import type { LeadTime } from '@catalogue/contract/product-fields';
import type { PiecesPrice } from '@catalogue/contract/prices';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useHolidays } from '../../data/catalogue/hooks';
import { useCurrentHour } from '../../data/network/use-current-hour';
import { formatIsoDay, formatPaise, formatWeekday } from '../../lib/format';
import { endOfDay } from '@catalogue/contract/iso-day';
import { addProductionDays } from '../../lib/production-days';
import { TextField } from '../../ui/field';
import { useTypedText } from '../../ui/use-typed-text';
import { readPieces } from './product-choice';
import { PRODUCT_TEXTS } from './product-texts';
import styles from './buy-box.module.css';

const texts = PRODUCT_TEXTS.prices;

interface Props {
  pieces: number;
  /** Smallest order in pieces. */
  minimum: number;
  price: PiecesPrice;
  /** Stands in place of a price that this device does not have. */
  missingPrice: string;
  /** Missing where it is not stated, or the choice is out of stock. */
  leadTime: LeadTime | null;
  /** The day when the pieces are needed; null: not said. */
  neededBy: string | null;
  onPieces: (pieces: number) => void;
  /** Buttons. */
  children: ReactNode;
}

/** "If you approve the proof today, it leaves us by Thu 3 Dec", and whether that is too late for a day that the buyer has named. */
function DispatchDate({ leadTime, neededBy }: { leadTime: LeadTime; neededBy: string | null }) {
  const now = useCurrentHour();
  const holidays = useHolidays();
  const leaves = now === null ? null : addProductionDays(now, leadTime.to, holidays);
  const isLate = leaves !== null && neededBy !== null && leaves > endOfDay(neededBy);
  return (
    <>
      <p className={styles.dispatch}>{leaves !== null && PRODUCT_TEXTS.dispatchBy(formatWeekday(leaves))}</p>
      {isLate && <p className={styles.late}>{PRODUCT_TEXTS.tooLate(formatIsoDay(neededBy))}</p>}
    </>
  );
}

/** How many, what they cost together, when they leave, and the next step. */
export function BuyBox({ pieces, minimum, price, missingPrice, leadTime, neededBy, onPieces, children }: Props) {
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
              missingPrice
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
