import { hasField } from '@catalogue/contract/message-templates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCatalogue } from '../../data/catalogue/hooks';
import { serverNow } from '../../data/network/server-clock';
import type { Lead } from '../../data/leads/lead-view';
import { LinkButton } from '../../ui/button';
import { Row } from '../../ui/layout';
import { useLeadSettings } from '../data/use-lead-settings';
import { leadContacts } from './lead-contacts';
import { messageTo, templateFor } from './lead-message';
import { LEAD_TEXTS } from './lead-texts';
import styles from './lead-work.module.css';
import { statusLinkQuery } from './status-link-button';
import { logContact } from './save-leads';

interface Props {
  lead: Lead;
  /** Offers the other templates, too. */
  hasChoice?: boolean;
}

/** The message that WhatsApp and mail open with, and how to choose another. */
function useMessage(lead: Lead, isOpen: boolean) {
  const settings = useLeadSettings();
  const { templates } = settings;
  const [chosen, setChosen] = useState<string | null>(null);
  const template = templates.find(({ name }) => name === chosen) ?? templateFor(lead.status, templates);
  const products = useCatalogue(({ snapshot }) => snapshot?.products);
  const productOf = (id: string) => products?.get(id);
  // A list of leads does not ask the server for each link.
  const needsLink = isOpen && template !== undefined && hasField(template.text, 'link');
  const { data: link } = useQuery({ ...statusLinkQuery(lead.reference), enabled: needsLink });
  return {
    message: messageTo(lead, template, { settings, productOf, link, now: serverNow() }),
    templates,
    template,
    setChosen,
  };
}

/** Ways to answer a lead. WhatsApp and mail open with the template of its status, or the chosen one; the timeline says who opened which. */
export function ReplyButtons({ lead, hasChoice = false }: Props) {
  const { message, templates, template, setChosen } = useMessage(lead, hasChoice);
  const { call, whatsapp, mail } = leadContacts(lead, message);
  const nameOf = (action: string) => LEAD_TEXTS.nameOf(action, lead);
  return (
    <Row gap={2} className={styles.reply}>
      {call !== null && (
        <LinkButton
          small
          to={call}
          aria-label={nameOf(LEAD_TEXTS.call)}
          data-shortcut="c"
          onClick={() => logContact(lead, 'call')}
        >
          {LEAD_TEXTS.call}
        </LinkButton>
      )}
      {whatsapp !== null && (
        <LinkButton
          small
          to={whatsapp}
          aria-label={nameOf(LEAD_TEXTS.whatsapp)}
          target="_blank"
          data-shortcut="w"
          onClick={() => logContact(lead, 'whatsapp')}
        >
          {LEAD_TEXTS.whatsapp}
        </LinkButton>
      )}
      {mail !== null && (
        <LinkButton small to={mail} aria-label={nameOf(LEAD_TEXTS.mail)} onClick={() => logContact(lead, 'mail')}>
          {LEAD_TEXTS.mail}
        </LinkButton>
      )}
      {hasChoice && template !== undefined && (whatsapp ?? mail) !== null && (
        <select
          aria-label={LEAD_TEXTS.template}
          className={styles.template}
          value={template.name}
          onChange={({ target }) => setChosen(target.value)}
        >
          {templates.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Row>
  );
}
