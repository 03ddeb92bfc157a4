import type { ReactNode } from 'react';
import { Stack } from '../../../../ui/layout';
import { PRODUCT_TEXTS } from '../../product-texts';
import { FORM_TEXTS } from '../form-texts';
import styles from './sections.module.css';

export type SectionName = keyof typeof FORM_TEXTS.sections;

/** Id of a section's heading, for links within the form. */
export const sectionId = (name: SectionName): string => `section-${name}`;

export const SECTION_LINKS = (Object.keys(FORM_TEXTS.sections) as SectionName[]).map((name) => ({
  id: sectionId(name),
  title: FORM_TEXTS.sections[name].title,
}));

/** A titled part of the product form. */
export function FormSection({ name, children }: { name: SectionName; children: ReactNode }) {
  const { title, text } = FORM_TEXTS.sections[name];
  return (
    <section aria-labelledby={sectionId(name)} className={styles.section}>
      <div>
        <h2 id={sectionId(name)} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <Stack gap={4} className={styles.fields}>
        {children}
      </Stack>
    </section>
  );
}

/** A field with a mark while its value is not saved. */
export const ChangedMark = ({ isChanged, children }: { isChanged: boolean; children: ReactNode }) => (
  <div className={isChanged ? styles.changed : undefined}>
    {children}
    {isChanged && <p className={styles.changedNote}>{PRODUCT_TEXTS.changed}</p>}
  </div>
);
