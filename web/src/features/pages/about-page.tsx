import { useCompany } from '../../data/catalogue/hooks';
import { Column } from '../../ui/layout';
import { PageTitle } from '../../ui/page-title';
import { Head } from '../../ui/head';
import { PAGE_TEXTS } from './page-texts';
import { Splash } from './splash';
import splash from './splash.module.css';
import styles from './text-page.module.css';

/** SPEC §2, /AboutPage. */
export default function AboutPage() {
  const company = useCompany();
  const lead = PAGE_TEXTS.about.lead(company);
  return (
    <Splash
      name="about"
      label={PAGE_TEXTS.about.loading}
      mark={
        <span className={splash.loader} aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
      }
    >
      <Column>
        <Head title={PAGE_TEXTS.about.title} description={lead} />
        <PageTitle lead={lead}>{PAGE_TEXTS.about.title}</PageTitle>
        {PAGE_TEXTS.about.sections(company).map(({ title, text }) => (
          <section key={title} className={styles.section}>
            <h2 className={styles.heading}>{title}</h2>
            <p className={styles.text}>{text}</p>
          </section>
        ))}
      </Column>
    </Splash>
  );
}
