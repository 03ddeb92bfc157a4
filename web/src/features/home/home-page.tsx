import { callLink } from '@catalogue/contract/company';
import { PATHS } from '@catalogue/contract/paths';
import type { Company } from '@catalogue/contract/entities/company';
import type { BannerSummary, CategorySummary } from '@catalogue/contract/entities/catalogue';
import type { Occasion } from '@catalogue/contract/occasions';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useCompany } from '../../data/catalogue/hooks';
import { Button, LinkButton } from '../../ui/button';
import { Column, Row } from '../../ui/layout';
import { Head } from '../../ui/head';
import { Achievements } from './achievements';
import { Banners } from './banners';
import { CustomerLogos } from './customer-logos';
import { HOME_TEXTS } from './home-texts';
import { Featured } from './featured';
import { FinderTeaser } from './finder-teaser';
import { GetInTouch } from './get-in-touch';
import styles from './home-page.module.css';
import { MapEmbed } from './map-embed';
import { Rail } from './rail';
import { Section } from './section';
import { StaticBlock } from './static-block';
import { Testimonials } from './testimonials';

const SubscribeDialog = lazy(() => import('./subscribe/subscribe-dialog'));

interface Props {
  /** Name of the logged-in user. */
  userName: string | null;
  /** Where Enter leads to. */
  enterPath: string;
  banners: readonly BannerSummary[];
  trending: readonly BannerSummary[];
  categories: readonly CategorySummary[];
  occasions: readonly Occasion[];
  categoryCards: ReactNode;
  enquiryForm: ReactNode;
  /** The catalogue is on its way: room is kept for what it brings. */
  isLoading: boolean;
  /** What to say in place of the catalogue's parts while they are not there, or of their age. */
  notice: ReactNode;
}

/** The company in schema.org's words. */
const organization = (origin: string, company: Company): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: company.name,
  legalName: company.legalName,
  slogan: company.tagline,
  foundingDate: String(company.since),
  url: origin + PATHS.home,
  logo: `${origin}/icons/icon-512.png`,
  email: company.sales,
  telephone: callLink(company.phone).slice('tel:'.length),
  address: company.address.join(', '),
  sameAs: [company.instagram, company.facebook, company.linkedin].filter((page) => page !== ''),
});

/** SPEC §2, `/`: the sections in its order. The login status stands last: it says nothing to a buyer. */
export function HomePage({
  userName,
  enterPath,
  banners,
  trending,
  categories,
  occasions,
  categoryCards,
  enquiryForm,
  isLoading,
  notice,
}: Props) {
  const [subscribing, setSubscribing] = useState(false);
  const company = useCompany();
  return (
    <>
      <Head
        title={company.name}
        path={PATHS.home}
        things={import.meta.env.SSR ? (origin) => [organization(origin, company)] : undefined}
      />
      <Column>
        <div className={styles.hero}>
          <Banners banners={banners} isLoading={isLoading} />
          <div className={styles.pitch}>
            {userName !== null && <p className={styles.greeting}>{HOME_TEXTS.greeting(userName)}</p>}
            <h1 tabIndex={-1} className={styles.name}>
              {company.name}
            </h1>
            <p className={styles.tagline}>{company.tagline}</p>
            <p className={styles.promise}>{company.description}</p>
            <FinderTeaser occasions={occasions} />
            <Row gap={1}>
              <LinkButton to={PATHS.categories}>{HOME_TEXTS.browse}</LinkButton>
              <Button kind="quiet" onClick={() => setSubscribing(true)}>
                {HOME_TEXTS.subscribe}
              </Button>
            </Row>
          </div>
        </div>
        {notice}
      </Column>
      <StaticBlock />
      {categories.length > 0 && (
        <Section
          title={HOME_TEXTS.categories}
          action={<LinkButton to={PATHS.categories}>{HOME_TEXTS.allCategories}</LinkButton>}
        >
          <Rail>{categoryCards}</Rail>
        </Section>
      )}
      <Featured trending={trending} />
      <Achievements />
      <CustomerLogos />
      <Testimonials />
      <Section id="quick-enquiry" title={HOME_TEXTS.enquiry} lead={HOME_TEXTS.enquiryLead(company)} narrow>
        {enquiryForm}
      </Section>
      <Section title={HOME_TEXTS.map}>
        <MapEmbed />
      </Section>
      <GetInTouch />
      <Column>
        <p className={styles.status}>
          {HOME_TEXTS.status(userName !== null)}
          <LinkButton kind="quiet" small to={enterPath}>
            {HOME_TEXTS.enter}
          </LinkButton>
        </p>
      </Column>
      {subscribing && (
        <Suspense>
          <SubscribeDialog onClose={() => setSubscribing(false)} />
        </Suspense>
      )}
    </>
  );
}
