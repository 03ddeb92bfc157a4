import { PATHS } from '@catalogue/contract/paths';
import { SITE, whatsAppLink } from '@catalogue/contract/site';
import { LinkButton } from '../../ui/button';
import { Column } from '../../ui/column';
import { Icon } from '../../ui/icon';
import { PageTitle } from '../../ui/page-title';
import { Head } from '../../ui/head';
import { PAGE_TEXTS } from './page-texts';
import styles from './text-page.module.css';

const { contact } = PAGE_TEXTS;

/** SPEC §2, /ContactUsPage. */
export default function ContactPage() {
  return (
    <Column>
      <Head title={contact.title} description={contact.lead} />
      <PageTitle lead={contact.lead}>{contact.title}</PageTitle>
      <section className={styles.section}>
        <h2 className={styles.heading}>{contact.write}</h2>
        <div className={styles.links}>
          <LinkButton kind="primary" to={PATHS.quickEnquiry}>
            {contact.enquiry}
          </LinkButton>
          {Object.values(SITE.mails).map((mail) => (
            <LinkButton key={mail} to={`mailto:${mail}`}>
              <Icon name="mail" />
              {mail}
            </LinkButton>
          ))}
        </div>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{contact.call}</h2>
        <div className={styles.links}>
          <LinkButton to={`tel:${SITE.phone}`}>
            <Icon name="phone" />
            {SITE.phoneShown}
          </LinkButton>
          <LinkButton to={whatsAppLink(SITE.hello)} target="_blank">
            <Icon name="chat" />
            {contact.chat}
          </LinkButton>
        </div>
        <p className={styles.text}>{SITE.hours}</p>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{contact.visit}</h2>
        <address className={styles.address}>
          <strong>{SITE.legalName}</strong>
          {SITE.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <div className={styles.links}>
          <LinkButton to={SITE.map.directions} target="_blank">
            <Icon name="pin" />
            {contact.direction}
          </LinkButton>
        </div>
      </section>
    </Column>
  );
}
