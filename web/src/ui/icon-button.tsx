import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'aria-label'> {
  /** Accessible name; the tooltip, too, unless `title` says less. */
  label: string;
  tone?: 'ink' | 'brand';
}

/** A square button that shows an icon only. */
export const IconButton = ({ label, title = label, tone = 'ink', ...rest }: Props) => (
  <button type="button" aria-label={label} title={title} className={[styles.button, styles[tone]].join(' ')} {...rest} />
);
