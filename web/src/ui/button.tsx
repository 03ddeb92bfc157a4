import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';

type Kind = 'primary' | 'secondary' | 'quiet' | 'danger';

const classOf = (kind: Kind, small: boolean): string =>
  [styles.button, styles[kind], small && styles.small].filter(Boolean).join(' ');

interface Look {
  kind?: Kind | undefined;
  small?: boolean | undefined;
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, Look {
  /** Work is under way: this is shown and announced, and further clicks do nothing. */
  busy?: boolean | undefined;
  /** Not now, as while another button's work is under way: clicks do nothing, and the focus stays. */
  waiting?: boolean | undefined;
}

export function Button({
  kind = 'secondary',
  small = false,
  busy = false,
  waiting = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classOf(kind, small)}
      aria-busy={busy || undefined}
      aria-disabled={busy || waiting || undefined}
      onClick={(event) => {
        if (busy || waiting) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <span className={styles.dots} aria-hidden="true" />}
      {children}
    </button>
  );
}

interface LinkButtonProps extends Look {
  /** A path of this site, or an address elsewhere. */
  to: string;
  children: ReactNode;
  'aria-label'?: string;
  target?: '_blank';
  /** The key that presses it. */
  'data-shortcut'?: string;
  onClick?: () => void;
}

/** A link that looks like a button. */
export function LinkButton({ kind = 'secondary', small = false, to, children, ...rest }: LinkButtonProps) {
  const className = classOf(kind, small);
  if (/^[a-z]+:/.test(to) || to.startsWith('#')) {
    return (
      <a href={to} className={className} rel="noopener" {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} className={className} {...rest}>
      {children}
    </Link>
  );
}
