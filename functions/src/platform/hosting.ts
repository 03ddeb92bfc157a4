import { inEmulator, siteOrigin } from './environment';

let memo: Promise<string> | undefined;

/** Origin of the Hosting emulator, as the emulator hub reports it. */
async function localOrigin(): Promise<string> {
  const hub = process.env.FIREBASE_EMULATOR_HUB;
  if (hub === undefined) throw new Error('FIREBASE_EMULATOR_HUB is not set');
  const answer = await fetch(`http://${hub}/emulators`);
  const { hosting } = (await answer.json()) as { hosting?: { host: string; port: number } };
  if (hosting === undefined) throw new Error('The Hosting emulator is not running');
  return `http://${hosting.host}:${hosting.port}`;
}

/** Origin of the static files. Never read from a request: a direct caller controls its headers. */
export const hostingOrigin = (): Promise<string> =>
  (memo ??= inEmulator() && process.env.SITE_ORIGIN === undefined ? localOrigin() : Promise.resolve(siteOrigin()));
