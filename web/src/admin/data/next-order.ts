/** The place after all of `placed`. Where they are not known yet (slow network, offline), a number that is beyond any of them. */
export const nextOrder = (placed: readonly { order: number }[] | undefined): number =>
  placed === undefined ? Date.now() : Math.max(-1, ...placed.map(({ order }) => order)) + 1;
