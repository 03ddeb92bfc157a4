/** Pixels of a horizontal movement that counts as a swipe. */
const SWIPE = 48;

/** Whether a finger that moved by so many pixels swiped, and did not scroll the page. */
export const isSwipe = (across: number, down: number): boolean => Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(down);
