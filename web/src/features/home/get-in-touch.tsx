import { callLink, directionsTo, mailsOf } from '@catalogue/contract/company';
import { useCompany } from '../../data/catalogue/hooks';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Stack } from '../../ui/layout';
import { HOME_TEXTS } from './home-texts';
import styles from './get-in-touch.module.css';
import { Section } from './section';

export function GetInTouch() {
  const company = useCompany();
  return (
    <Section title={HOME_TEXTS.touch}>
      <div className={styles.grid}>
        <address className={styles.address}>
          <strong>{company.legalName}</strong>
          {company.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span className={styles.hours}>{company.hours}</span>
        </address>
        <Stack as="ul">
          {mailsOf(company).map((mail) => (
            <li key={mail}>
              <a href={`mailto:${mail}`} className={styles.link}>
                <Icon name="mail" />
                {mail}
              </a>
            </li>
          ))}
          <li>
            <a href={callLink(company.phone)} className={styles.link}>
              <Icon name="phone" />
              {company.phone}
            </a>
          </li>
        </Stack>
        <div>
          <LinkButton kind="primary" to={directionsTo(company)} target="_blank">
            <Icon name="pin" />
            {HOME_TEXTS.direction}
          </LinkButton>
        </div>
      </div>
    </Section>
  );
}
