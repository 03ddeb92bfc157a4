import type { ComponentProps } from 'react';
import styles from './snap-track.module.css';

/** A row of slides, each as wide as the row, that a finger scrolls from one to the next. */
export const SnapTrack = ({ className = '', ...attributes }: ComponentProps<'ul'>) => (
  <ul {...attributes} className={`${styles.track} ${className}`} />
);

export const Slide = ({ className = '', ...attributes }: ComponentProps<'li'>) => (
  <li {...attributes} className={`${styles.slide} ${className}`} />
);
