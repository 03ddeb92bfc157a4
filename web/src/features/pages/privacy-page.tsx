import { useCompany } from '../../data/catalogue/hooks';
import { Column } from '../../ui/layout';
import { PageTitle } from '../../ui/page-title';
import { Head } from '../../ui/head';
import { WordMark } from '../../ui/word-mark';
import { PAGE_TEXTS } from './page-texts';
import { Splash } from './splash';
import splash from './splash.module.css';
import styles from './text-page.module.css';

/** SPEC §2, /PrivacyPolicy. */
export default function PrivacyPage() {
  const { name, support } = useCompany();
  return (
    <Splash
      name="privacy"
      label={name}
      mark={
        <span className={splash.mark}>
          <WordMark />
        </span>
      }
    >
      <Column>
        <Head title={PAGE_TEXTS.privacy.title} description={PAGE_TEXTS.privacy.lead} />
        <PageTitle lead={PAGE_TEXTS.privacy.lead}>{PAGE_TEXTS.privacy.title}</PageTitle>
        {PAGE_TEXTS.privacy.sections.map(({ title, text }) => (
          <section key={title} className={styles.section}>
            <h2 className={styles.heading}>{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph} className={styles.text}>
                {paragraph}
              </p>
            ))}
            {title === PAGE_TEXTS.privacy.contact && (
              <p>
                <a href={`mailto:${support}`}>{support}</a>
              </p>
            )}
          </section>
        ))}
      </Column>
    </Splash>
  );
}
