import { useEffect, useState } from 'react';
import styles from './spinner.module.css';

/** React keeps a shown fallback for 300 ms: what arrives sooner is better off without one. */
const DELAY_MS = 300;

/** Whether waiting takes so long that it has to be shown. */
export function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

/** SPEC §9: 80 px on a window of at most 768 px (in a room of 20vh), else 300 px (80vh). Says what is loading; shows only when it takes a while. */
export function Spinner({ label }: { label: string }) {
  const late = useLate();
  return (
    <div className={styles.room} role="status" aria-label={label}>
      {late && (
        <svg viewBox="0 0 100 100" className={styles.glass} aria-hidden="true">
          <circle cx="42" cy="42" r="26" />
          <path d="m61 61 23 23" />
        </svg>
      )}
    </div>
  );
}
