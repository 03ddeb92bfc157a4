import { useCompany } from '../../data/catalogue/hooks';
import { HOME_TEXTS } from './home-texts';
import { Section } from './section';
import styles from './static-block.module.css';

export function StaticBlock() {
  const company = useCompany();
  return (
    <Section title={HOME_TEXTS.block.title(company.since)}>
      <ul className={styles.facts}>
        {HOME_TEXTS.block.facts(company).map(({ title, text }) => (
          <li key={title} className={styles.fact}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
