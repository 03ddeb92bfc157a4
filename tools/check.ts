import { checks } from './test/parts';
import { runInOrder } from './test/run-part';
import { summary } from './test/summary';
import { runCommand } from './user-error';

/** npm run check: the part of npm test that needs no emulators. */
await runCommand(async () => {
  const startedAt = Date.now();
  const results = await runInOrder(
    checks.filter(({ onlyWithAll }) => !onlyWithAll),
    process.env,
  );
  console.log(summary(results, Date.now() - startedAt));
  return results.every((result) => result.isGreen) ? 0 : 1;
});
