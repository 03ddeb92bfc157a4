import type { FirebaseCli } from './firebase-cli';
import type { GoogleApi } from './google-api';
import type { Settings } from './settings';

/** Everything a deployment reads from or changes outside of this checkout; tests replace it. */
export interface DeployContext {
  project: string;
  /** Hosting site; usually named like the project. */
  site: string;
  region: string;
  /** Origin that visitors open, e.g. `https://gifts.example.com`. */
  origin: string;
  /** Short commit hash, shown in Hosting's list of releases. */
  commit: string;
  api: GoogleApi;
  cli: FirebaseCli;
  settings: Settings;
  /** Whether a person reads along. Logs of CI are no place for links that give rights. */
  isInteractive: boolean;
  fetchPage: typeof fetch;
  wait: (ms: number) => Promise<void>;
  log: (line: string) => void;
}

/** What a precondition found in the project. */
export type Finding =
  | { state: 'ready'; detail?: string }
  /** `create` makes it, after the whole plan was shown. */
  | { state: 'missing'; plan: string; create: () => Promise<void> }
  /** Only a person can do it. One sentence that says what is wrong and what to do. */
  | { state: 'blocked'; message: string };

export interface Precondition {
  name: string;
  /** Later checks make no sense while this one is blocked. */
  isGate?: true;
  /** A preview channel needs it, too. */
  isForPreview?: true;
  check: (context: DeployContext) => Promise<Finding>;
}

export const ready = (detail?: string): Finding => ({ state: 'ready', ...(detail === undefined ? {} : { detail }) });
export const blocked = (message: string): Finding => ({ state: 'blocked', message });
export const missing = (plan: string, create: () => Promise<void>): Finding => ({ state: 'missing', plan, create });
