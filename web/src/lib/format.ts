import { rupeesOf, type Paise } from '@catalogue/contract/prices';
import { SITE } from '@catalogue/contract/site';
import { once } from './once';

const moment = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** '21 Nov 2026, 14:05', in the device's own time zone. */
export const formatMoment = (ms: number): string => moment().format(ms);

/** '1.2 MB', '640 kB': as people say sizes, in thousands. */
export function formatBytes(bytes: number): string {
  const [size, unit] = bytes < 999_500 ? [bytes / 1e3, 'kB'] : bytes < 999_500_000 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
  return `${size < 10 && unit !== 'kB' ? size.toFixed(1) : Math.round(size)} ${unit}`;
}

const money = once(
  () =>
    new Intl.NumberFormat(SITE.locale, { style: 'currency', currency: SITE.currency, trailingZeroDisplay: 'stripIfInteger' }),
);

/** '₹1,250', '₹12.50', of rupees. */
export const formatMoney = (amount: number): string => money().format(amount);

/** The same, of paise. */
export const formatPaise = (amount: Paise): string => formatMoney(rupeesOf(amount));

const shortMoment = once(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
);

/** '21 Nov, 14:05', in the device's own time zone. */
export const formatShortMoment = (ms: number): string => shortMoment().format(ms);

const weekday = once(
  () => new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** 'Thu 3 Dec', of a day given as noon UTC. */
export const formatWeekday = (ms: number): string => weekday().format(ms).replace(',', '');

const day = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }));

/** '21 Nov 2026' */
export const formatDay = (ms: number): string => day().format(ms);

/** '18 Dec 2026', of a day as '2026-12-18'. What is no day stays as it is: REST clients may send '2026-13-45'. */
export function formatIsoDay(isoDay: string): string {
  const noon = Date.parse(`${isoDay}T12:00`);
  return noon > 0 ? formatDay(noon) : isoDay;
}

const shortDay = once(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }));

/** '21 Nov', of a day given in UTC. */
export const formatShortDay = (ms: number): string => shortDay().format(ms);
