/** Something the person at the keyboard can put right. Its message is one sentence that says what to do. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Runs a command: its result is the exit code, a UserError is one sentence, anything else is a bug and keeps its stack. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exit(await command());
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exit(1);
  }
}
