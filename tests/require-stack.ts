import { stack } from './stack';

/** Fails the run at once if no emulators are running. */
export async function setup(): Promise<void> {
  const { firestoreHost } = stack();
  await fetch(`http://${firestoreHost}/`);
}
