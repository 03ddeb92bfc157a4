import { useHydrated } from '../../lib/use-hydrated';
import { serverNow } from './server-clock';

const HOUR_MS = 3_600_000;

/** The current hour by the server's clock, ms; null while the page renders on the server, whose pages are cached. */
export const useCurrentHour = (): number | null => (useHydrated() ? Math.floor(serverNow() / HOUR_MS) * HOUR_MS : null);
