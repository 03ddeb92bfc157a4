import { plural } from './plural';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration (ms) in its largest unit: '5 min', '3 h', '2 days'. */
export function formatAge(ms: number): string {
  if (ms < HOUR) return `${Math.max(1, Math.floor(ms / MINUTE))} min`;
  return ms < DAY ? `${Math.floor(ms / HOUR)} h` : plural(Math.floor(ms / DAY), 'day');
}
