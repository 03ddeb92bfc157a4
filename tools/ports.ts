import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localPort } from '@catalogue/contract/local-ports';
import { assetNames, limitAssetHeaders } from './asset-headers';
import { ROOT } from './root';

/** Emulators whose base ports stand in firebase.json. */
const EMULATORS = ['auth', 'functions', 'firestore', 'storage', 'hosting', 'hub', 'logging', 'eventarc', 'tasks'] as const;
export type Emulator = (typeof EMULATORS)[number];
export type Ports = Record<Emulator | 'firestoreWebsocket', number>;

interface FirebaseConfig {
  emulators: Record<Emulator, { host: string; port: number; websocketPort?: number }>;
  hosting: {
    headers: { source: string; headers: { key: string; value: string }[] }[];
    rewrites: { source: string; destination?: string }[];
  };
}

function baseConfig(root = ROOT): FirebaseConfig {
  return JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
}

export function projectId(shift: number): string {
  return shift === 0 ? 'demo-catalogue' : `demo-catalogue-${shift}`;
}

/** firebase.json with each port moved by `shift`, past the ports that browsers block. */
export function shiftConfig<T extends FirebaseConfig>(base: T, shift: number): T {
  const config = structuredClone(base);
  for (const name of EMULATORS) {
    const emulator = config.emulators[name];
    emulator.port = localPort(emulator.port, shift);
    if (emulator.websocketPort) emulator.websocketPort = localPort(emulator.websocketPort, shift);
  }
  return config;
}

export function portsOf(shift: number): Ports {
  const { emulators } = shiftConfig(baseConfig(), shift);
  const ports = Object.fromEntries(EMULATORS.map((name) => [name, emulators[name].port])) as Record<Emulator, number>;
  return { ...ports, firestoreWebsocket: emulators.firestore.websocketPort ?? 9150 + shift };
}

/** Adds this machine's emulators to a Content-Security-Policy. A deployed page must not be able to reach them. */
export function allowEmulators(policy: string): string {
  return policy.replace('connect-src ', 'connect-src http://127.0.0.1:* ws://127.0.0.1:* ');
}

/** Writes a suite's configuration into the root: firebase-tools takes its folder for the project. Git ignores it. */
export function writeSuiteConfig(shift: number): string {
  const path = join(ROOT, `firebase.${shift}.json`);
  writeFileSync(path, JSON.stringify(readSuiteConfig(shift), null, 2));
  return path;
}

/**
 * firebase.json with the ports of a suite and a security policy that allows its emulators.
 *
 * @param root folder of another release's sources
 */
export function readSuiteConfig(shift: number, root = ROOT): FirebaseConfig {
  const config = shiftConfig(baseConfig(root), shift);
  for (const { headers } of config.hosting.headers) {
    for (const header of headers) if (header.key === 'Content-Security-Policy') header.value = allowEmulators(header.value);
  }
  config.hosting.headers = limitAssetHeaders(config.hosting.headers, assetNames(join(root, 'web/dist')));
  return config;
}

/** Environment variables by which the Firebase SDKs, the tests and the seed find a suite. */
export function suiteEnvironment(shift: number): Record<string, string> {
  const ports = portsOf(shift);
  const at = (port: number) => `127.0.0.1:${port}`;
  return {
    GCLOUD_PROJECT: projectId(shift),
    PORT_SHIFT: String(shift),
    BASE_URL: `http://${at(ports.hosting)}`,
    FIRESTORE_EMULATOR_HOST: at(ports.firestore),
    FIREBASE_AUTH_EMULATOR_HOST: at(ports.auth),
    FIREBASE_STORAGE_EMULATOR_HOST: at(ports.storage),
    FIREBASE_EMULATOR_HUB: at(ports.hub),
    METADATA_SERVER_DETECTION: 'none',
  };
}
