import { SITE } from '@catalogue/contract/site';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { HOME_TEXTS } from './home-texts';
import styles from './get-in-touch.module.css';
import { Section } from './section';

export const GetInTouch = () => (
  <Section title={HOME_TEXTS.touch}>
    <div className={styles.grid}>
      <address className={styles.address}>
        <strong>{SITE.legalName}</strong>
        {SITE.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span className={styles.hours}>{SITE.hours}</span>
      </address>
      <ul className={styles.links}>
        {Object.values(SITE.mails).map((mail) => (
          <li key={mail}>
            <a href={`mailto:${mail}`} className={styles.link}>
              <Icon name="mail" />
              {mail}
            </a>
          </li>
        ))}
        <li>
          <a href={`tel:${SITE.phone}`} className={styles.link}>
            <Icon name="phone" />
            {SITE.phoneShown}
          </a>
        </li>
      </ul>
      <div>
        <LinkButton kind="primary" to={SITE.map.directions} target="_blank">
          <Icon name="pin" />
          {HOME_TEXTS.direction}
        </LinkButton>
      </div>
    </div>
  </Section>
);
