import { LEAD_LABELS } from '@catalogue/contract/lead-forms';
import { lineText } from '@catalogue/contract/order-lines';
import { currentCompany } from '../../data/catalogue/hooks';
import { formatIsoDay } from '../../lib/format';
import { encodeTransferCode } from '../../lib/transfer-code';
import { OUTBOX_TEXTS } from './outbox/outbox-texts';
import { referenceOfItem } from './outbox/items';
import type { OrderContent, OutboxItem } from './outbox/items';

const headOf = (item: OutboxItem): string => `${OUTBOX_TEXTS.outbox.kinds[item.kind]} ${referenceOfItem(item)}`.trim();

/** What is asked for: the product with its choices, or the sum of several lines and each of them. */
function productRows({ productrequest, quantity, lines = [] }: OrderContent): [string, string][] {
  const [line] = lines;
  const isSame = lines.length === 1 && line?.title === productrequest && line.quantity === quantity;
  return [
    [LEAD_LABELS.productrequest, isSame ? lineText({ ...line, quantity: null }) : productrequest],
    [LEAD_LABELS.quantity, quantity?.toString() ?? ''],
    ...(isSame ? [] : lines.map((one, index): [string, string] => [String(index + 1), lineText(one)])),
  ];
}

/** An enquiry as plain text, with its reference once it has one: for the clipboard, WhatsApp and mail. */
export function leadText(item: OutboxItem): string {
  const rows: [string, string][] =
    item.kind === 'order'
      ? [
          ...productRows(item.content),
          [LEAD_LABELS.name, item.content.name],
          [LEAD_LABELS.companyname, item.content.companyname],
          [LEAD_LABELS.city, item.content.city],
          ['Needed by', formatIsoDay(item.content.neededBy ?? '')],
          ['Budget per piece', item.content.budget?.toString() ?? ''],
          ['Pincode', item.content.pincode ?? ''],
        ]
      : [
          [LEAD_LABELS.message, item.content.message],
          [LEAD_LABELS.name, item.content.name],
        ];
  const lines = [...rows, ['Mobile', item.content.mobile], [LEAD_LABELS.email, item.content.email]];
  const filled = lines.flatMap(([label = '', value = '']) => (value === '' ? [] : [`${label}: ${value}`]));
  return [headOf(item), ...filled].join('\n');
}

/** The enquiry for a person, and below it the transfer code for `Paste an enquiry`. */
export const transferText = (item: OutboxItem): string =>
  [leadText(item), '', OUTBOX_TEXTS.outbox.codeBelow, encodeTransferCode(item)].join('\n');

/** A mail to the company with the enquiry written out. */
export function mailLink(item: OutboxItem): string {
  const subject = encodeURIComponent(headOf(item));
  return `mailto:${currentCompany().sales}?subject=${subject}&body=${encodeURIComponent(transferText(item))}`;
}
