import type { Order } from '@catalogue/contract/entities/stored-lead';
import type { OrderLine } from '@catalogue/contract/entities/order-line';
import { namesText, piecesOf } from '@catalogue/contract/order-lines';
import { totalsOf, type Paise } from '@catalogue/contract/prices';
import { useQuery } from '@tanstack/react-query';
import { formatDay, formatIsoDay, formatMoney, formatPaise } from '../../lib/format';
import { plural } from '../../lib/plural';
import { Button } from '../../ui/button';
import { copyText } from '../../ui/copy-text';
import { Stack } from '../../ui/layout';
import { catalogueFileQuery } from '../data/queries/content';
import { RequestedProduct } from './requested-product';
import { seenTotal, todayOf } from './lead-request';
import { LEAD_TEXTS } from './lead-texts';
import { LineMockup } from './line-mockup';
import styles from './lead-card.module.css';

const { basket: texts } = LEAD_TEXTS;

/** The products of an enquiry basket with pictures, their total, and what was said about the whole. */
export function OrderLines({ order, lines }: { order: Order; lines: readonly OrderLine[] }) {
  const pieces = piecesOf(lines);
  const { data } = useQuery(catalogueFileQuery());
  const { sum, open } = totalsOf(lines.map(seenTotal));
  const productOf = (line: OrderLine) => data?.products.find(({ id }) => id === line.productId);
  const about = [
    order.neededBy ? texts.neededBy(formatIsoDay(order.neededBy)) : '',
    order.budget === undefined || order.budget === null ? '' : texts.budget(formatMoney(order.budget)),
    order.pincode ? texts.pincode(order.pincode) : '',
  ];
  return (
    <Stack gap={2}>
      <Stack as="ol" gap={3} aria-label={texts.title}>
        {lines.map((line, index) => (
          <li key={index} className={styles.line}>
            {line.productId === null ? (
              <strong>{line.title}</strong>
            ) : (
              <RequestedProduct id={line.productId} title={line.title} />
            )}
            <span className={styles.lineFacts}>{factsOf(line, todayOf(line, productOf(line)))}</span>
            {line.note !== '' && <span>{line.note}</span>}
            {line.names !== undefined && line.names.length > 0 && <LineNames names={line.names} title={line.title} />}
            {line.mockup !== undefined && (
              <span>
                <LineMockup order={order} line={line} />
              </span>
            )}
          </li>
        ))}
      </Stack>
      <p className={styles.linesTotal}>
        {[
          plural(lines.length, 'product'),
          texts.pieces(pieces),
          sum > 0 && texts.value(formatPaise(sum)),
          sum > 0 && open > 0 && texts.open(open),
          ...about,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </Stack>
  );
}

/** "₹474 on 23 Nov 2026; today ₹498" */
function priceText({ price, offer }: OrderLine, today: Paise | null): string {
  if (price === null) return '';
  const seen = formatMoney(price);
  if (offer === undefined) return texts.each(seen);
  const since = texts.seenOn(seen, formatDay(offer.at));
  return today === null || today === offer.unit ? since : texts.today(since, formatPaise(today));
}

const factsOf = ({ quantity, option, branding, sku, ...line }: OrderLine, today: Paise | null): string =>
  [
    quantity === null ? texts.noQuantity : texts.pieces(quantity),
    option,
    branding,
    sku,
    priceText({ quantity, option, branding, sku, ...line }, today),
  ]
    .filter(Boolean)
    .join(' · ');

const nameTexts = {
  of: (title: string) => `Names for ${title}`,
  copy: 'Copy the names',
  copied: (names: string) => `${names} copied, one per line.`,
  notCopied: 'This browser does not allow copying here. Select the names and copy them by hand.',
};

/** The names for the pieces of a line, to be copied into the machine's program or a proof. */
function LineNames({ names, title }: { names: readonly string[]; title: string }) {
  const said = { copied: nameTexts.copied(namesText(names.length)), notCopied: nameTexts.notCopied };
  return (
    <details className={styles.lineNames}>
      <summary>{namesText(names.length)}</summary>
      <ol aria-label={nameTexts.of(title)}>
        {names.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ol>
      <Button small kind="quiet" onClick={() => void copyText(names.join('\n'), said)}>
        {nameTexts.copy}
      </Button>
    </details>
  );
}
