import { stack } from './stack';

/** Fails a run that has no emulators, before any test could pass or be skipped for the wrong reason. */
export async function setup(): Promise<void> {
  const { firestoreHost } = stack();
  await fetch(`http://${firestoreHost}/`);
}
