import { useState } from 'react';
import type { Lead } from '../../lib/lead-view';
import { LinkButton } from '../../ui/button';
import { leadContacts } from './lead-contacts';
import { LEAD_TEXTS } from './lead-texts';
import { messageOf, templateFor, TEMPLATES } from './message-templates';
import type { Template } from './message-templates';
import styles from './reply-buttons.module.css';
import { useLogContact } from './use-log-contact';

interface Props {
  lead: Lead;
  /** Offers the other templates, too. */
  hasChoice?: boolean;
}

/** Ways to answer a lead. WhatsApp and mail open with the template of its status, or the chosen one; the timeline says who opened which. */
export function ReplyButtons({ lead, hasChoice = false }: Props) {
  const [chosen, setChosen] = useState<Template | null>(null);
  const template = chosen ?? templateFor(lead.status);
  const logContact = useLogContact(lead);
  const { call, whatsapp, mail } = leadContacts(lead, messageOf(template, lead));
  return (
    <div className={styles.reply}>
      {call !== null && (
        <LinkButton small to={call} data-shortcut="c" onClick={() => void logContact('call')}>
          {LEAD_TEXTS.call}
        </LinkButton>
      )}
      {whatsapp !== null && (
        <LinkButton small to={whatsapp} target="_blank" data-shortcut="w" onClick={() => void logContact('whatsapp')}>
          {LEAD_TEXTS.whatsapp}
        </LinkButton>
      )}
      {mail !== null && (
        <LinkButton small to={mail} onClick={() => void logContact('mail')}>
          {LEAD_TEXTS.mail}
        </LinkButton>
      )}
      {hasChoice && (whatsapp ?? mail) !== null && (
        <select
          aria-label={LEAD_TEXTS.template}
          className={styles.template}
          value={template}
          onChange={({ target }) => setChosen(target.value as Template)}
        >
          {TEMPLATES.map((one) => (
            <option key={one} value={one}>
              {LEAD_TEXTS.templates[one]}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
