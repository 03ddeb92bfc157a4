import { isPlannedAt, type Schedule } from '@catalogue/contract/schedule';

export type ScheduleState = 'shown' | 'planned' | 'over';

/** Where something stands in its dates at `now`, ms of the server's clock. */
export function scheduleState({ startsAt, endsAt }: Schedule, now: number): ScheduleState {
  if ((endsAt ?? Infinity) <= now) return 'over';
  return isPlannedAt(startsAt, now) ? 'planned' : 'shown';
}
