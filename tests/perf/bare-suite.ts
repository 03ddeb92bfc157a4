import { buildWeb } from '../../tools/build';
import { startSuite } from '../../tools/emulators/suite';

/** Ports of its own, beside any other suite. */
const SHIFT = 5_000;

/**
 * Runs something over an empty suite without functions, under the built site: for benches over thousands of documents, each of
 * which would call a function.
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
