import { SITE } from '@catalogue/contract/site';
import { COPY } from './copy';
import { Section } from './section';
import styles from './static-block.module.css';

export const StaticBlock = () => (
  <Section title={COPY.block.title(SITE.since)}>
    <ul className={styles.facts}>
      {COPY.block.facts.map(({ title, text }) => (
        <li key={title} className={styles.fact}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);
