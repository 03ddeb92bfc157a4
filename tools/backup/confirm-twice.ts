import { UserError } from '../user-error';

interface Confirmation {
  /** What happens, to which project. */
  warning: string;
  project: string;
  /** Number of what is written, and its name. */
  count: number;
  noun: string;
  /** Asks the person; resolves to the answer. */
  ask: (question: string) => Promise<string>;
}

/** Asks for the project's name, then for a number: two answers that nobody gives by habit. @throws UserError for any other answer */
export async function confirmTwice({ warning, project, count, noun, ask }: Confirmation): Promise<void> {
  const name = await ask(`${warning}. Type the project's name`);
  if (name.trim() !== project) throw new UserError('That is not the name of the project. Nothing was restored.');
  const typed = await ask(`Type the number of ${noun} to be written (${count})`);
  if (typed.trim() !== String(count)) throw new UserError('That is another number. Nothing was restored.');
}
