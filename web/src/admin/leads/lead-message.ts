import type { ProductSummary } from '@catalogue/contract/entities/catalogue';
import type { LeadStatus } from '@catalogue/contract/entities/lead-status';
import type { MessageTemplate } from '@catalogue/contract/entities/message-template';
import { fillTemplate } from '@catalogue/contract/message-templates';
import { formatMoney, formatWeekday } from '../../lib/format';
import type { Lead } from '../../data/leads/lead-view';
import { addProductionDays } from '../../lib/production-days';
import type { LeadSettings } from '../data/use-lead-settings';
import { answerDay } from './answer-day';
import { INBOX_TEXTS } from './inbox/inbox-texts';
import { quotedValue, requestOf } from './lead-request';

/** The template that is offered first at a status; undefined where there is none at all. */
export const templateFor = (status: LeadStatus, templates: readonly MessageTemplate[]): MessageTemplate | undefined =>
  templates.find((one) => one.status === status) ?? templates[0];

interface Known {
  settings: LeadSettings;
  /** A product as the catalogue has it. */
  productOf: (id: string) => ProductSummary | undefined;
  /** The enquirer's own link; undefined while it is not known. */
  link?: string | undefined;
  now: number;
}

/** A message to a lead: the template, filled with what is known of it. */
export function messageTo(
  lead: Lead,
  template: MessageTemplate | undefined,
  { settings, productOf, link, now }: Known,
): string {
  if (template === undefined) return '';
  const { title, others, pieces, productId } = requestOf(lead);
  const value = quotedValue(lead, productOf);
  const leadTime = productOf(productId ?? '')?.facets?.leadTime?.[1];
  return fillTemplate(template.text, {
    name: lead.name,
    reference: lead.reference,
    // A message of one's own words is no product.
    product: lead.kind === 'order' ? [title, others > 0 && INBOX_TEXTS.others(others)].filter(Boolean).join(' ') : '',
    pieces: others > 0 || pieces === null ? '' : pieces.toLocaleString('en-IN'),
    price: value === null ? '' : formatMoney(value),
    dispatch: leadTime === undefined || others > 0 ? '' : formatWeekday(addProductionDays(now, leadTime, settings.holidays)),
    answer: answerDay(now, settings),
    link: link ?? '',
    company: settings.companyName,
  });
}
