import { LIMITS } from '@catalogue/contract/limits';
import { optionText } from '@catalogue/contract/priced-product';
import { minimumOf } from '@catalogue/contract/minimum-order';
import { useMemo, useState } from 'react';
import { orderLineOf } from '../../data/catalogue/chosen-product';
import { useAllDetails, useCatalogue, useCatalogueStatus } from '../../data/catalogue/hooks';
import { formatPaise } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { TextAreaField } from '../../ui/field';
import { FormDialog } from '../../ui/form-dialog';
import { Stack } from '../../ui/layout';
import { notify } from '../../ui/notify';
import { useSubmit } from '../../ui/use-submit';
import { addLine, currentBasket, lineStored } from './basket';
import { ORDER_PAD_TEXTS as texts } from './order-pad-texts';
import { keyOfLine } from './baskets';
import { readOrderList, type ListedLine } from './order-list';
import styles from './order-pad.module.css';

const MAX_CHARACTERS = 20_000;

type KnownLine = ListedLine & { choice: NonNullable<ListedLine['choice']> };
const isKnown = (line: ListedLine): line is KnownLine => line.choice !== null;

/** The line as a choice; without pieces, its smallest order. */
const chosenOf = ({ choice: { product, options, sku }, pieces }: KnownLine) => ({
  ...{ product, options, sku },
  pieces: pieces ?? minimumOf(product),
});

/** Adds what there is room for; returns the lines that were left over. */
async function addAll(lines: readonly KnownLine[]): Promise<KnownLine[]> {
  const left: KnownLine[] = [];
  for (const line of lines) {
    const chosen = chosenOf(line);
    const key = keyOfLine(chosen.product.id, chosen.options);
    const { lines: present } = currentBasket();
    if (present.length >= LIMITS.orderLines && !present.some((one) => one.key === key)) {
      left.push(line);
      continue;
    }
    const { productId, title, sku, offer } = orderLineOf(chosen);
    if (productId === null) continue;
    addLine({
      ...{ key, productId, title, sku, options: chosen.options, quantity: String(chosen.pieces) },
      ...{ branding: '', note: '', offer },
    });
  }
  await lineStored();
  return left;
}

/** Takes item numbers and pieces from a spreadsheet or a chat, and says which lines it does not know. */
export default function OrderPad({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [asksForLine, setAsksForLine] = useState(false);
  const { state } = useCatalogueStatus();
  // What the server rendered into the page is not the whole list.
  const products = useCatalogue(({ snapshot, initialData }) => (initialData === null ? snapshot?.products : undefined));
  const details = useAllDetails();
  const lines = useMemo(
    () => (products === undefined ? [] : readOrderList(text, products.values(), details)),
    [text, products, details],
  );
  const known = lines.filter(isKnown);
  const unknown = lines.length - known.length;

  function errorOf(): string | undefined {
    if (text.trim() === '') return asksForLine ? texts.empty : undefined;
    if (products === undefined) return state === 'unavailable' ? texts.unavailable : texts.loading;
    return unknown > 0 ? texts.unknown(unknown) : undefined;
  }

  const form = useSubmit(async () => {
    setAsksForLine(text.trim() === '');
    if (known.length === 0) return false;
    const left = await addAll(known);
    const added = known.length - left.length;
    if (added > 0) void notify(texts.added(added), { kind: 'success' });
    const rest = [...lines.filter((line) => !isKnown(line)), ...left];
    if (rest.length === 0) onClose();
    // Lines that were not added stay in the field.
    else setText(rest.map((line) => line.text).join('\n'));
    if (left.length > 0) void notify(texts.full(LIMITS.orderLines), { kind: 'information' });
    return unknown === 0;
  });
  return (
    <FormDialog title={texts.title} submit={texts.submit(known.length)} gap={4} form={form} onClose={onClose}>
      <TextAreaField
        label={texts.list}
        hint={texts.hint}
        rows={5}
        data-autofocus
        maxLength={MAX_CHARACTERS}
        value={text}
        error={errorOf()}
        onChange={({ target }) => setText(target.value)}
      />
      <Stack as="ul" aria-label={texts.found}>
        {lines.map((line, index) => (
          <li key={index} className={styles.line}>
            {isKnown(line) ? <Known line={line} /> : <Unknown text={line.text} />}
          </li>
        ))}
      </Stack>
    </FormDialog>
  );
}

function Known({ line }: { line: KnownLine }) {
  const chosen = chosenOf(line);
  const { title, offer } = orderLineOf(chosen);
  return (
    <>
      <span>{[title, optionText(chosen.options)].filter(Boolean).join(', ')}</span>
      <span className={styles.pieces}>
        {texts.pieces(chosen.pieces, typeof offer?.unit === 'number' ? formatPaise(offer.unit) : null)}
        {line.pieces === null && ` (${texts.smallest})`}
      </span>
    </>
  );
}

const Unknown = ({ text }: { text: string }) => (
  <>
    <span>{text}</span>
    <Badge kind="warning">{texts.notKnown}</Badge>
  </>
);
