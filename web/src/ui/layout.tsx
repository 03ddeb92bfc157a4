import type { HTMLAttributes, ReactNode, RefCallback } from 'react';
import styles from './layout.module.css';

/** What stands in the page's column: at most 1200 px wide, with room at its sides. */
export const Column = ({ children }: { children: ReactNode }) => <div className={styles.column}>{children}</div>;

/** The column of a page that is read or filled in from top to bottom: at most 768 px wide. */
export const NarrowColumn = ({ children }: { children: ReactNode }) => <div className={styles.narrow}>{children}</div>;

interface Props extends HTMLAttributes<HTMLElement> {
  ref?: RefCallback<HTMLElement>;
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li' | 'dl' | 'dd' | 'p' | 'span' | undefined;
  /** A step of `--space-…`. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8;
}

interface PieceProps extends Props {
  pieces: readonly (string | false | undefined)[];
}

/** Its own `className` overrides the pieces, whose rules have no specificity. */
const Piece = ({ as: Tag = 'div', gap, pieces, className, ...attributes }: PieceProps) => (
  <Tag {...attributes} className={[...pieces, gap && styles[`gap${gap}`], className].filter(Boolean).join(' ')} />
);

/** One below the other. */
export const Stack = (props: Props) => <Piece {...props} pieces={[styles.stack]} />;

/** Side by side, in as many lines as needed. */
export const Row = (props: Props) => <Piece {...props} pieces={[styles.row]} />;

/** A line above what it is about: words at its start, buttons at its end. */
export const Toolbar = (props: Props) => <Piece {...props} pieces={[styles.row, styles.toolbar]} />;

/** A framed part of a page. With a gap, its content is a stack. */
export const Card = ({ roomy = false, ...props }: Props & { roomy?: boolean }) => (
  <Piece {...props} pieces={[props.gap && styles.stack, styles.card, roomy && styles.roomy]} />
);

/** A line of figures, such as how many there are. */
export const Count = ({ small = false, ...props }: Props & { small?: boolean }) => (
  <Piece as="p" {...props} pieces={[styles.count, small && styles.small]} />
);
