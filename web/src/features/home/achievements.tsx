import { Image } from '../../ui/picture';
import styles from './achievements.module.css';
import { ACHIEVEMENTS } from './content';
import { HOME_TEXTS } from './home-texts';
import { Section } from './section';

const sources = (format: 'avif' | 'webp') =>
  ACHIEVEMENTS.widths.map((width) => `${ACHIEVEMENTS.path}-${width}.${format} ${width}w`).join(', ');
const SIZES = '(min-width: 75rem) 75rem, calc(100vw - 2rem)';

export const Achievements = () => (
  <Section title={HOME_TEXTS.achievements}>
    <Image
      avif={sources('avif')}
      src={`${ACHIEVEMENTS.path}-${ACHIEVEMENTS.widths[0]}.webp`}
      srcSet={sources('webp')}
      sizes={SIZES}
      width={ACHIEVEMENTS.width}
      height={ACHIEVEMENTS.height}
      alt={ACHIEVEMENTS.alt}
      loading="lazy"
      decoding="async"
      className={styles.picture}
    />
  </Section>
);
