import type { BannerSummary } from './entities/catalogue';

/** Whether a banner with this start is still to come at `now`, ms: what its field `planned` says. */
export const isPlannedAt = (startsAt: number | null | undefined, now: number): boolean => (startsAt ?? -Infinity) > now;

/** Whether a banner is to be seen at `now`, ms of the server's clock. */
export const isShownAt = ({ startsAt, endsAt }: Pick<BannerSummary, 'startsAt' | 'endsAt'>, now: number): boolean =>
  (startsAt ?? -Infinity) <= now && now < (endsAt ?? Infinity);
