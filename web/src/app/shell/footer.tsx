import { PATHS } from '@catalogue/contract/paths';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import type { SubscribeForm as Form } from '../../features/home/subscribe/subscribe-form';
import { whatsAppLink } from '@catalogue/contract/company';
import type { Company } from '@catalogue/contract/entities/company';
import { SITE } from '@catalogue/contract/site';
import { useCompany } from '../../data/catalogue/hooks';
import { Icon } from '../../ui/icon';
import { hydrateLater } from '../../ui/hydrate-later';
import { Stack } from '../../ui/layout';
import { APP_TEXTS } from '../app-texts';
import styles from './footer.module.css';

const { footer } = APP_TEXTS;

const SubscribeForm = hydrateLater<ComponentProps<typeof Form>>(
  () => import('../../features/home/subscribe/subscribe-form').then((form) => ({ default: form.SubscribeForm })),
  '9rem',
);

const contactsOf = (company: Company) =>
  (
    [
      { name: footer.chat, icon: 'chat', href: whatsAppLink(company, company.hello) },
      { name: 'Instagram', icon: 'instagram', href: company.instagram },
      { name: 'Facebook', icon: 'facebook', href: company.facebook },
      { name: 'LinkedIn', icon: 'linkedin', href: company.linkedin },
    ] as const
  ).filter(({ href }) => href !== '');

const PAGES = [
  { path: PATHS.about, name: APP_TEXTS.nav.about },
  { path: PATHS.contact, name: APP_TEXTS.nav.contact },
  { path: PATHS.offlineDownload, name: APP_TEXTS.nav.takeWithYou },
  { path: PATHS.privacy, name: footer.privacy },
  { path: PATHS.login, name: footer.adminLogin },
];

export function Footer() {
  const company = useCompany();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <section aria-label={footer.newsletter}>
          <p className={styles.headline}>{footer.newsletter}</p>
          <SubscribeForm placeholder={footer.emailPlaceholder} submit={footer.submit} />
        </section>
        <nav aria-label={footer.contact}>
          <h2 className={styles.heading}>{footer.contact}</h2>
          <Stack as="ul">
            {contactsOf(company).map(({ name, icon, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noopener" className={styles.link}>
                  <Icon name={icon} />
                  {name}
                </a>
              </li>
            ))}
          </Stack>
        </nav>
        <nav aria-label={company.name}>
          <h2 className={styles.heading}>{company.name}</h2>
          <Stack as="ul">
            {PAGES.map(({ path, name }) => (
              <li key={path}>
                <Link to={path} className={styles.link}>
                  {name}
                </Link>
              </li>
            ))}
          </Stack>
        </nav>
      </div>
      <p className={styles.legal}>{footer.copyright(SITE.copyrightYear, company.legalName)}</p>
      <a
        className={styles.chat}
        href={whatsAppLink(company, company.hello)}
        target="_blank"
        rel="noopener"
        aria-label={footer.floatingChat}
      >
        <Icon name="chat" size={26} />
      </a>
    </footer>
  );
}
