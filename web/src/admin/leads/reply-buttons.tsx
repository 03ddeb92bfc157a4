import type { ContactChannel } from '@catalogue/contract/entities/lead-timeline';
import { useState } from 'react';
import type { Lead } from '../../lib/lead-view';
import { LinkButton } from '../../ui/button';
import { notify } from '../../ui/notify';
import { leadProgressModule } from '../data/firebase';
import { leadContacts } from './lead-contacts';
import { LEAD_TEXTS } from './lead-texts';
import { messageOf, TEMPLATES } from './message-templates';
import type { Template } from './message-templates';
import styles from './reply-buttons.module.css';
import { TIMELINE_TEXTS } from './timeline-texts';

async function logContact(lead: Lead, channel: ContactChannel): Promise<void> {
  try {
    await (await leadProgressModule()).logContact(lead, channel);
  } catch {
    void notify(TIMELINE_TEXTS.contactNotLogged, { kind: 'failure' });
  }
}

/** Ways to answer a lead. WhatsApp and mail open with the chosen template; the timeline says who opened which. */
export function ReplyButtons({ lead }: { lead: Lead }) {
  const [template, setTemplate] = useState<Template>('thanks');
  const { call, whatsapp, mail } = leadContacts(lead, messageOf(template, lead));
  return (
    <div className={styles.reply}>
      {call !== null && (
        <LinkButton to={call} onClick={() => void logContact(lead, 'call')}>
          {LEAD_TEXTS.call}
        </LinkButton>
      )}
      {(whatsapp ?? mail) !== null && (
        <select
          aria-label={LEAD_TEXTS.template}
          className={styles.template}
          value={template}
          onChange={({ target }) => setTemplate(target.value as Template)}
        >
          {TEMPLATES.map((one) => (
            <option key={one} value={one}>
              {LEAD_TEXTS.templates[one]}
            </option>
          ))}
        </select>
      )}
      {whatsapp !== null && (
        <LinkButton to={whatsapp} target="_blank" onClick={() => void logContact(lead, 'whatsapp')}>
          {LEAD_TEXTS.whatsapp}
        </LinkButton>
      )}
      {mail !== null && (
        <LinkButton to={mail} onClick={() => void logContact(lead, 'mail')}>
          {LEAD_TEXTS.mail}
        </LinkButton>
      )}
    </div>
  );
}
