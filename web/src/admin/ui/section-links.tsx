import styles from './section-links.module.css';

interface Props {
  /** Accessible name. */
  label: string;
  /** `id` of a section's heading, and its title. */
  sections: readonly { id: string; title: string }[];
}

/** Buttons that lead to the sections of a long screen. */
export const SectionLinks = ({ label, sections }: Props) => (
  <nav aria-label={label} className={styles.links}>
    {sections.map(({ id, title }) => (
      <button
        key={id}
        type="button"
        className={styles.link}
        onClick={() => {
          const heading = document.getElementById(id);
          heading?.scrollIntoView({ block: 'start' });
          heading?.focus({ preventScroll: true });
        }}
      >
        {title}
      </button>
    ))}
  </nav>
);
