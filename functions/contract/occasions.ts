/* Without schemas: public pages import it. */

/** A reason to give, with a page of its own beside the categories. */
export interface Occasion {
  /** Names it in URLs. */
  id: string;
  title: string;
  /** One sentence for its page. */
  text: string;
  /** It shows the products that have one of these tags. */
  tags: string[];
  /** Days on which it falls: `2027-10-29` once, `01-01` every year; [] for one without a date. */
  days: string[];
}

/** The occasions of the code. Staff replace them on the Settings screen. */
export const OCCASIONS: readonly Occasion[] = [
  {
    id: 'diwali',
    title: 'Diwali',
    text: 'Hampers, diyas and sweets for clients, teams and their families.',
    tags: ['festive'],
    days: ['2026-11-08', '2027-10-29', '2028-10-17'],
  },
  {
    id: 'new-year',
    title: 'New Year',
    text: 'Diaries, planners and calendars that carry your name for twelve months.',
    tags: ['new year'],
    days: ['01-01'],
  },
  {
    id: 'joining',
    title: 'Joining day',
    text: 'Kits that wait on the desk before the first day begins.',
    tags: ['onboarding'],
    days: [],
  },
  {
    id: 'work-anniversary',
    title: 'Work anniversary',
    text: 'Trophies, plaques and keepsakes with a name and a number of years.',
    tags: ['anniversary'],
    days: [],
  },
  {
    id: 'womens-day',
    title: 'Women’s Day',
    text: 'Gifts for 8 March that are used on the ninth, too.',
    tags: ['women'],
    days: ['03-08'],
  },
  {
    id: 'farewell',
    title: 'Farewell',
    text: 'Something to keep from the people who stay.',
    tags: ['farewell'],
    days: [],
  },
  {
    id: 'conference',
    title: 'Conference',
    text: 'For delegates and speakers: bags, folders, notebooks and everything in them.',
    tags: ['conference'],
    days: [],
  },
];

/** The first day of an occasion from `today` on, as `2026-11-22`; null if it has none. */
export function nextDayOf({ days }: Pick<Occasion, 'days'>, today: string): string | null {
  const year = Number(today.slice(0, 4));
  const dated = days.flatMap((day) => (day.length > 5 ? [day] : [`${year}-${day}`, `${year + 1}-${day}`]));
  return dated.filter((day) => day >= today).sort()[0] ?? null;
}

/** The occasions by their next day, those without one last. */
export function byNextDay(occasions: readonly Occasion[], today: string): Occasion[] {
  const dayOf = (occasion: Occasion): string => nextDayOf(occasion, today) ?? '9999';
  return [...occasions].sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : dayOf(one) > dayOf(other) ? 1 : 0));
}

/** The address of a title: "Women’s Day" becomes 'womens-day'. */
export const occasionId = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
