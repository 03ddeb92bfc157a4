import { SITE } from '@catalogue/contract/site';
import { Column } from '../../ui/column';
import { PageTitle } from '../../ui/page-title';
import { Head } from '../../ui/head';
import { PAGE_TEXTS } from './page-texts';
import { Splash } from './splash';
import splash from './splash.module.css';
import styles from './text-page.module.css';

/** SPEC §2, /PrivacyPolicy. */
export default function PrivacyPage() {
  return (
    <Splash name="privacy" label={SITE.name} mark={<span className={splash.mark}>{SITE.name}</span>}>
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
                <a href={`mailto:${SITE.mails.support}`}>{SITE.mails.support}</a>
              </p>
            )}
          </section>
        ))}
      </Column>
    </Splash>
  );
}
