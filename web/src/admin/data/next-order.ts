import { LIMITS } from '@catalogue/contract/limits';

/** The order number after all items. While they are unknown (offline), the time in ms, which is higher than any. */
export const nextOrder = (placed: readonly { order: number }[] | undefined): number =>
  placed === undefined ? Date.now() : Math.min(Math.max(-1, ...placed.map(({ order }) => order)) + 1, LIMITS.order.max);
