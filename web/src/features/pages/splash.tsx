import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useHydrated } from '../../lib/use-hydrated';
import { focusHeading } from '../../ui/head';
import { PAGE_TEXTS } from './page-texts';
import { addSeenSplash, isSplashSeen } from './seen-splashes';
import styles from './splash.module.css';

/** SPEC §9: 2.4 s, on About and on the privacy policy. */
const SPLASH_MS = 2400;

/** Focus on the splash: screen readers read it, and Enter skips it. */
const takeFocus = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

const prefersNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Covers a page for a moment (SPEC §9). A tap or a key skips it. People who prefer less motion, or have seen it in this visit,
 * never see it. The page itself is in the HTML below it: without JavaScript the style sheet takes the cover away.
 */
export function Splash({ name, label, mark, children }: { name: string; label: string; mark: ReactNode; children: ReactNode }) {
  const isHydrated = useHydrated();
  const [ended, setEnded] = useState(false);
  const isOver = ended || (isHydrated && (isSplashSeen(name) || prefersNoMotion()));
  const shown = useRef(false);
  useEffect(() => {
    if (!isHydrated) return;
    if (isOver) {
      // The splash held the focus.
      if (shown.current && document.activeElement === document.body) focusHeading();
      return;
    }
    shown.current = true;
    const end = () => {
      addSeenSplash(name);
      setEnded(true);
    };
    const timer = setTimeout(end, SPLASH_MS);
    addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', end);
    };
  }, [isOver, isHydrated, name]);
  const cover = (
    <button
      ref={takeFocus}
      type="button"
      className={styles.splash}
      aria-label={`${label}. ${PAGE_TEXTS.skip}`}
      onClick={() => {
        addSeenSplash(name);
        setEnded(true);
      }}
    >
      {mark}
      <span className={styles.skip}>{PAGE_TEXTS.skip}</span>
    </button>
  );
  return (
    <div className={styles.frame}>
      {!isOver && cover}
      <div inert={!isOver && isHydrated}>{children}</div>
    </div>
  );
}
