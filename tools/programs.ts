import { join } from 'node:path';
import { npmCli } from './npm-cli.mjs';
import { ROOT } from './root';

/** A program and its parameters, as `spawn` takes them on every system, without a shell. */
export type Program = readonly [command: string, ...parameters: string[]];

const nodeScript = (path: string, parameters: readonly string[]): Program => [process.execPath, path, ...parameters];
const installed = (path: string) => join(ROOT, 'node_modules', path);

export const npm = (...parameters: string[]): Program => nodeScript(npmCli(), parameters);
export const firebaseCli = (...parameters: string[]): Program =>
  nodeScript(installed('firebase-tools/lib/bin/firebase.js'), parameters);
export const firebaseEmulators = (...parameters: string[]): Program =>
  nodeScript(join(ROOT, 'tools/emulators/firebase.mjs'), parameters);
export const playwright = (...parameters: string[]): Program => nodeScript(installed('@playwright/test/cli.js'), parameters);
export const vitest = (...parameters: string[]): Program => nodeScript(installed('vitest/vitest.mjs'), parameters);
