/** When something is shown, ms; null or missing: no limit. */
export interface Schedule {
  startsAt?: number | null | undefined;
  endsAt?: number | null | undefined;
}

/** Whether something with this start is still to come at `now`, ms: what the field `planned` of a banner says. */
export const isPlannedAt = (startsAt: number | null | undefined, now: number): boolean => (startsAt ?? -Infinity) > now;

/** Whether something is to be seen at `now`, ms of the server's clock. */
export const isShownAt = ({ startsAt, endsAt }: Schedule, now: number): boolean =>
  !isPlannedAt(startsAt, now) && now < (endsAt ?? Infinity);
