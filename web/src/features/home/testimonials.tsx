import { Icon } from '../../ui/icon';
import { Card } from '../../ui/layout';
import { TESTIMONIALS } from './content';
import { HOME_TEXTS } from './home-texts';
import { Rail } from './rail';
import { Section } from './section';
import styles from './testimonials.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

export const Testimonials = () => (
  <Section title={HOME_TEXTS.testimonials}>
    <Rail wide>
      {/* Scrolled with the arrow keys where it is one row. */}
      <ul className={styles.list} tabIndex={0} aria-label={HOME_TEXTS.testimonials}>
        {TESTIMONIALS.map(({ id, person, role, company, city, text }) => (
          <Card as="li" key={id} className={styles.card}>
            <div className={styles.stars} role="img" aria-label={HOME_TEXTS.stars}>
              {STARS.map((star) => (
                <Icon key={star} name="star" size={18} />
              ))}
            </div>
            <blockquote className={styles.text}>{text}</blockquote>
            <h3 className={styles.who}>
              {person}, {company}
            </h3>
            <p className={styles.role}>
              {role}, {city}
            </p>
          </Card>
        ))}
      </ul>
    </Rail>
  </Section>
);
