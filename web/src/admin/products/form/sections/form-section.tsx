import { useId } from 'react';
import type { ReactNode } from 'react';
import { Stack } from '../../../../ui/layout';
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

interface GroupProps {
  label: string;
  /** What is wrong with the group as a whole. */
  error?: string | undefined;
  children: ReactNode;
}

/** Rows of one list, under its name. */
export function FieldRows({ label, error, children }: GroupProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <h3 id={`${id}-label`} className={styles.subtitle}>
        {label}
      </h3>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error} tabIndex={-1} aria-invalid="true">
          {error}
        </p>
      )}
      {children}
    </div>
  );
}
