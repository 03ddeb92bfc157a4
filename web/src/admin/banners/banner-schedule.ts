import type { Banner } from '@catalogue/contract/entities/banner';

/** `waiting`: its picture is not ready. */
export type Schedule = 'shown' | 'planned' | 'over' | 'waiting';

/** State of a banner at `now`, ms of the server's clock. */
export function scheduleOf(
  { picture, startsAt, endsAt }: Pick<Banner, 'picture' | 'startsAt' | 'endsAt'>,
  now: number,
): Schedule {
  if (endsAt !== null && endsAt <= now) return 'over';
  if (picture === null) return 'waiting';
  return startsAt !== null && startsAt > now ? 'planned' : 'shown';
}
