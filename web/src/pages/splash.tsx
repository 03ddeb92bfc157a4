import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { focusHeading } from '../ui/use-page';
import { PAGE_TEXTS } from './page-texts';
import styles from './splash.module.css';

/** SPEC §9: 2.4 s, on About and on the privacy policy. */
const SPLASH_MS = 2400;

const seen = new Set<string>();

/** So that it is read out, Enter skips it, and the page's heading follows it. */
const takeFocus = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

/**
 * A moment of the company before a page. Skipped by a tap or a key, and left out where people asked for less motion or have seen it
 * in this visit: it is never in the way.
 */
export function Splash({ name, label, mark, children }: { name: string; label: string; mark: ReactNode; children: ReactNode }) {
  const [over, setOver] = useState(() => seen.has(name) || matchMedia('(prefers-reduced-motion: reduce)').matches);
  const shown = useRef(false);
  useEffect(() => {
    if (over) {
      // It held the focus, or there was no heading yet when the page was opened.
      if (shown.current && document.activeElement === document.body) focusHeading();
      return;
    }
    shown.current = true;
    const end = () => {
      seen.add(name);
      setOver(true);
    };
    const timer = setTimeout(end, SPLASH_MS);
    addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', end);
    };
  }, [over, name]);
  if (over) return children;
  return (
    <button
      ref={takeFocus}
      type="button"
      className={styles.splash}
      aria-label={`${label}. ${PAGE_TEXTS.skip}`}
      onClick={() => {
        seen.add(name);
        setOver(true);
      }}
    >
      {mark}
      <span className={styles.skip}>{PAGE_TEXTS.skip}</span>
    </button>
  );
}
