import { useId } from 'react';
import type { ReactNode } from 'react';
import { Column } from '../../ui/layout';
import styles from './section.module.css';

interface Props {
  id?: string;
  title: string;
  lead?: string;
  /** Beside the title, such as "All categories". */
  action?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
}

/** One section of the home page under its heading. */
export function Section({ id, title, lead, action, narrow = false, children }: Props) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={styles.section}>
      <Column>
        <div className={narrow ? styles.narrow : undefined}>
          <div className={styles.head}>
            <div>
              <h2 id={heading} className={styles.title}>
                {title}
              </h2>
              {lead !== undefined && <p className={styles.lead}>{lead}</p>}
            </div>
            {action}
          </div>
          {children}
        </div>
      </Column>
    </section>
  );
}
