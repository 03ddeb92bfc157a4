import { startLane } from './lane';

/** Starts the functions and Hosting for all tests of the production lane. Resolves to their end. */
export default async function setup(): Promise<() => Promise<void>> {
  const lane = await startLane();
  return lane.stop;
}
