import { onCLS, onINP, onLCP } from 'web-vitals';
import { VITALS_PATH, VITALS_SAMPLE } from '@catalogue/contract/vitals-sample';
import { runningRelease } from '../../data/release/releases';
import { pageTypeOf } from './page-type';

/** Key in localStorage of the day, and whether this device reports on it. Nothing identifies the device. */
const KEY = 'vitals';

/** Whether this device reports today, drawn once a day; null where storage is blocked. localStorage, because it needs no other chunk. */
function drawToday(): { isSampled: boolean; isFirstToday: boolean } | null {
  const day = new Date().toISOString().slice(0, 10);
  try {
    const [lastDay, last] = localStorage.getItem(KEY)?.split(' ') ?? [];
    if (lastDay === day) return { isSampled: last === 'yes', isFirstToday: false };
    const isSampled = Math.random() < VITALS_SAMPLE;
    localStorage.setItem(KEY, `${day} ${isSampled ? 'yes' : 'no'}`);
    return { isSampled, isFirstToday: true };
  } catch {
    return null;
  }
}

/** Measures this page load, and sends one report when the page is hidden for the first time. For a sample of devices. */
function reportVitals(): void {
  const [page, release] = [pageTypeOf(location.pathname), runningRelease()];
  const draw = drawToday();
  if (draw?.isSampled !== true || release === null) return;
  const { isFirstToday } = draw;
  let [lcp, inp, cls]: (number | undefined)[] = [];
  const always = { reportAllChanges: true };
  onLCP(({ value }) => (lcp = value), always);
  onINP(({ value }) => (inp = value), always);
  onCLS(({ value }) => (cls = value), always);
  const send = (): void => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send, true);
    const report = { page, release, isFirstToday, lcp, inp, cls };
    navigator.sendBeacon(VITALS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  addEventListener('visibilitychange', send, true);
}

// Runs on import: an exported function would cost every first visit more bytes.
reportVitals();
