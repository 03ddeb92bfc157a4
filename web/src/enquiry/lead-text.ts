import { SITE } from '@catalogue/contract/site';
import { ENQUIRY_FORM_TEXTS as FORM } from './enquiry-form-texts';
import { OUTBOX_TEXTS } from './outbox/outbox-texts';
import { referenceOfItem } from './outbox/item';
import type { OutboxItem } from './outbox/item';

/** An enquiry as plain text, with its reference: for the clipboard, WhatsApp and mail. */
export function leadText(item: OutboxItem): string {
  const { labels } = FORM;
  const rows: [string, string][] =
    item.kind === 'order'
      ? [
          [labels.product, item.content.productrequest],
          [labels.quantity, item.content.quantity?.toString() ?? ''],
          [labels.name, item.content.name],
          [labels.companyname, item.content.companyname],
          [labels.city, item.content.city],
        ]
      : [
          [labels.message, item.content.message],
          [labels.name, item.content.name],
        ];
  const lines = [...rows, ['Mobile', item.content.mobile], [labels.email, item.content.email]];
  const filled = lines.flatMap(([label = '', value = '']) => (value === '' ? [] : [`${label}: ${value}`]));
  return [`${OUTBOX_TEXTS.outbox.kinds[item.kind]} ${referenceOfItem(item)}`, ...filled].join('\n');
}

/** A mail to the company with the enquiry written out. */
export function mailLink(item: OutboxItem): string {
  const subject = encodeURIComponent(`${OUTBOX_TEXTS.outbox.kinds[item.kind]} ${referenceOfItem(item)}`);
  return `mailto:${SITE.mails.sales}?subject=${subject}&body=${encodeURIComponent(leadText(item))}`;
}
