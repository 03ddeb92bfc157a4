import { SITE } from '@catalogue/contract/site';
import { HOME_TEXTS } from './home-texts';
import { Section } from './section';
import styles from './static-block.module.css';

export const StaticBlock = () => (
  <Section title={HOME_TEXTS.block.title(SITE.since)}>
    <ul className={styles.facts}>
      {HOME_TEXTS.block.facts.map(({ title, text }) => (
        <li key={title} className={styles.fact}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);
