import { callLink, directionsTo, mailsOf, whatsAppLink } from '@catalogue/contract/company';
import { PATHS } from '@catalogue/contract/paths';
import { useCompany } from '../../data/catalogue/hooks';
import { LinkButton } from '../../ui/button';
import { Column, Row } from '../../ui/layout';
import { Icon } from '../../ui/icon';
import { PageTitle } from '../../ui/page-title';
import { Head } from '../../ui/head';
import { PAGE_TEXTS } from './page-texts';
import styles from './text-page.module.css';

const { contact } = PAGE_TEXTS;

/** SPEC §2, /ContactUsPage. */
export default function ContactPage() {
  const company = useCompany();
  const lead = contact.lead(company);
  return (
    <Column>
      <Head title={contact.title} description={lead} />
      <PageTitle lead={lead}>{contact.title}</PageTitle>
      <section className={styles.section}>
        <h2 className={styles.heading}>{contact.write}</h2>
        <Row gap={3}>
          <LinkButton kind="primary" to={PATHS.quickEnquiry}>
            {contact.enquiry}
          </LinkButton>
          {mailsOf(company).map((mail) => (
            <LinkButton key={mail} to={`mailto:${mail}`}>
              <Icon name="mail" />
              {mail}
            </LinkButton>
          ))}
        </Row>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{contact.call}</h2>
        <Row gap={3}>
          <LinkButton to={callLink(company.phone)}>
            <Icon name="phone" />
            {company.phone}
          </LinkButton>
          <LinkButton to={whatsAppLink(company, company.hello)} target="_blank">
            <Icon name="chat" />
            {contact.chat}
          </LinkButton>
        </Row>
        <p className={styles.text}>{company.hours}</p>
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>{contact.visit}</h2>
        <address className={styles.address}>
          <strong>{company.legalName}</strong>
          {company.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <Row gap={3}>
          <LinkButton to={directionsTo(company)} target="_blank">
            <Icon name="pin" />
            {contact.direction}
          </LinkButton>
        </Row>
      </section>
    </Column>
  );
}
