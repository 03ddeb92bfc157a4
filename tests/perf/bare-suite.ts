import { buildWeb } from '../../tools/build';
import { startSuite } from '../../tools/emulators/suite';

/** A shift that no other suite uses. */
const SHIFT = 5_000;

/**
 * Runs a bench with an empty suite without functions and the built site. Thousands of written documents would each call a
 * function.
 */
export async function overBareSuite<Result>(run: () => Promise<Result>): Promise<Result> {
  await buildWeb();
  const suite = await startSuite({ shift: SHIFT, only: ['auth', 'firestore', 'hosting'] });
  try {
    Object.assign(process.env, suite.environment);
    return await run();
  } finally {
    await suite.stop();
  }
}
