/** Something the person at the keyboard can put right. Its message is one sentence that says what to do. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Runs a command and exits with its result. Prints a UserError without a stack, any other error with it. */
export async function runCommand(command: () => Promise<number>): Promise<void> {
  try {
    process.exit(await command());
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exit(1);
  }
}
