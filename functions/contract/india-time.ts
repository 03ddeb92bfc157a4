/** The company's clock is ahead of UTC by this, all year. */
export const INDIA_OFFSET_MS = 5.5 * 3_600_000;
