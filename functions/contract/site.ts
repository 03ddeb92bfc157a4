/** What the code needs to know of the site, beside the company (company.ts), whose words staff can change. */
export const SITE = {
  /** SPEC §2: the footer's copyright says 2024. */
  copyrightYear: 2024,
  /** Origin of the site, for canonical URLs and the sitemap; null: the origin of the deployment. */
  origin: null as string | null,
  /** When the team answers, until staff say otherwise: weekdays (0 is Sunday), and hours of the day. */
  workingHours: { days: [1, 2, 3, 4, 5, 6], from: 10, to: 18.5 },
  /** When products are made and dispatched: weekdays (0 is Sunday). Lead times count these days; the working hours are for answers. */
  productionDays: [1, 2, 3, 4, 5] as readonly number[],
  /** Put before numbers that people leave without one. */
  countryCode: '91',
  /** ISO 4217 code and locale of prices. */
  currency: 'INR',
  locale: 'en-IN',
} as const;
