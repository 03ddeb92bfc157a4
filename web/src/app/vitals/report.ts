import { VITALS_PATH, VITALS_SAMPLE } from '@catalogue/contract/vitals-sample';
import { runningRelease } from '../../data/release/releases';
import { type LayoutShiftEntry, layoutShifts } from './layout-shift';
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

/** Part of the entries' types that TypeScript's DOM types lack. */
interface Entry extends PerformanceEntry, LayoutShiftEntry {
  startTime: number;
  interactionId?: number;
}

/** Passes the entries of a type on, those before this call too. Browsers that lack the type report nothing. */
function observe(type: string, onEntry: (entry: Entry) => void): PerformanceObserver | null {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return null;
  const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(onEntry));
  // Interactions shorter than 40 ms are good in any case.
  const options = { type, buffered: true, ...(type === 'event' ? { durationThreshold: 40 } : {}) };
  observer.observe(options);
  return observer;
}

/** Measures this page load, and sends one report when the page is hidden for the first time. For a sample of devices. */
function reportVitals(): void {
  const [page, release] = [pageTypeOf(location.pathname), runningRelease()];
  const draw = drawToday();
  if (draw?.isSampled !== true || release === null) return;
  const { isFirstToday } = draw;
  let [lcp, inp]: (number | undefined)[] = [];
  const shifts = layoutShifts();
  const observers = [
    observe('largest-contentful-paint', ({ startTime }) => (lcp = startTime)),
    observe('layout-shift', shifts.add),
    observe('event', ({ duration, interactionId = 0 }) => {
      if (interactionId > 0) inp = Math.max(inp ?? 0, duration);
    }),
  ];
  const send = (): void => {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send, true);
    observers.forEach((observer) => observer?.disconnect());
    const report = { page, release, isFirstToday, lcp, inp, cls: observers[1] === null ? undefined : shifts.worst() };
    navigator.sendBeacon(VITALS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  addEventListener('visibilitychange', send, true);
}

// Runs on import: an exported function would cost every first visit more bytes.
reportVitals();
