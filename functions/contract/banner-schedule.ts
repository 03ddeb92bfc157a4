import type { BannerSummary } from './entities/catalogue';

/** Whether a banner is to be seen at `now`, ms of the server's clock. */
export const isShownAt = ({ startsAt, endsAt }: Pick<BannerSummary, 'startsAt' | 'endsAt'>, now: number): boolean =>
  (startsAt ?? -Infinity) <= now && now < (endsAt ?? Infinity);
