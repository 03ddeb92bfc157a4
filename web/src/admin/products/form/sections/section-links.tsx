import { FORM_TEXTS } from '../form-texts';
import { sectionId } from './form-section';
import type { SectionName } from './form-section';
import styles from './section-links.module.css';

const SECTIONS = Object.keys(FORM_TEXTS.sections) as SectionName[];

/** Buttons that lead to the sections of the form. */
export const SectionLinks = () => (
  <nav aria-label={FORM_TEXTS.jump} className={styles.links}>
    {SECTIONS.map((name) => (
      <button
        key={name}
        type="button"
        className={styles.link}
        onClick={() => {
          const heading = document.getElementById(sectionId(name));
          heading?.scrollIntoView({ block: 'start' });
          heading?.focus({ preventScroll: true });
        }}
      >
        {FORM_TEXTS.sections[name].title}
      </button>
    ))}
  </nav>
);
