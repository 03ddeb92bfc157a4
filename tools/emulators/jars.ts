import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { CACHE, ROOT } from '../root';
import { UserError } from '../user-error';
import { heapMegabytes } from './heap';
import type { Java } from './java';

/**
 * Where the Firestore emulator and the Storage rules evaluator come from. firebase-tools downloads both on first use and
 * keeps them; where its download is refused, Debian's google-cloud-cli-firestore-emulator carries the same Firestore
 * emulator, and inside it the rules evaluator that StorageRulesRuntime.java makes usable for Storage.
 */
const DEBIAN_PACKAGE = 'google-cloud-cli-firestore-emulator';
const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
const NEEDED = ['firestore', 'storage'] as const;

interface Download {
  remoteUrl: string;
  downloadPathRelativeToCacheDir: string;
}

function downloads(): Download[] {
  const require = createRequire(FIREBASE);
  const all = require('../emulator/downloadableEmulatorInfo.json') as Record<(typeof NEEDED)[number], Download>;
  return NEEDED.map((name) => all[name]);
}

function areDownloaded(): boolean {
  const folder = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  return downloads().every((download) => existsSync(join(folder, download.downloadPathRelativeToCacheDir)));
}

async function isReachable(): Promise<boolean> {
  const answers = downloads().map((download) =>
    fetch(download.remoteUrl, { method: 'HEAD', signal: AbortSignal.timeout(5000) }),
  );
  return Promise.all(answers).then(
    (responses) => responses.every((response) => response.ok),
    () => false,
  );
}

/** Asynchronous: minutes of download must not stop the progress lines of the command. */
async function download(): Promise<boolean> {
  console.log('Downloading the Firebase emulators (190 MB, once)');
  for (const name of NEEDED) if (!(await isSetUp(name))) return false;
  return true;
}

function isSetUp(name: (typeof NEEDED)[number]): Promise<boolean> {
  const options = { cwd: mkdir(CACHE), stdio: 'ignore', env: { ...process.env, CI: '1' } } as const;
  const child = spawn(process.execPath, [FIREBASE, `setup:emulators:${name}`], options);
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/** What a program prints; empty if it is missing or fails. */
function stdoutOf(program: string, ...parameters: string[]): string {
  const done = spawnSync(program, parameters, { encoding: 'utf8' });
  return done.status === 0 ? done.stdout.trim() : '';
}

/** The emulator jar of the Debian package, or of a Google Cloud SDK installed otherwise. */
function installedJar(): string | undefined {
  const fromPackage = stdoutOf('dpkg', '-L', DEBIAN_PACKAGE)
    .split('\n')
    .find((path) => path.endsWith('.jar') && existsSync(path));
  if (fromPackage) return fromPackage;
  const gcloud = stdoutOf('which', 'gcloud');
  if (!gcloud) return undefined;
  const jar = join(dirname(dirname(realpathSync(gcloud))), 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
  return existsSync(jar) ? jar : undefined;
}

function mkdir(path: string): string {
  mkdirSync(path, { recursive: true });
  return path;
}

/** A jar whose manifest starts `mainClass` out of `jar`, with our own classes if there are some. */
function wrap(java: Java, jar: string, mainClass: string, target: string, classes?: string): void {
  const manifest = `${target}.manifest`;
  writeFileSync(manifest, `Main-Class: ${mainClass}\nClass-Path: file:${jar}\nEnable-Native-Access: ALL-UNNAMED\n`);
  const content = classes ? ['-C', classes, '.'] : [];
  execFileSync(join(java.home, 'bin/jar'), ['--create', '--file', target, '--manifest', manifest, ...content]);
  rmSync(manifest);
}

const STORAGE_RULES = join(import.meta.dirname, 'StorageRulesRuntime.java');
const WEB_CHANNEL = join(import.meta.dirname, 'AsyncWebChannel.java');

function compile(java: Java, jar: string, source: string, target: string): string {
  execFileSync(join(java.home, 'bin/javac'), ['-nowarn', '--release', '21', '-cp', jar, '-d', target, source], {
    stdio: 'pipe',
  });
  return target;
}

/** Makes the two jars out of the installed one, once per Java, jar and version of our sources; takes 3 s. */
function prepare(java: Java, jar: string): string {
  const key = createHash('sha256')
    .update([java.home, realpathSync(jar), ...[STORAGE_RULES, WEB_CHANNEL].map((path) => readFileSync(path, 'utf8'))].join(' '))
    .digest('hex');
  const ready = join(CACHE, 'emulators', `jars-${key.slice(0, 12)}`);
  if (existsSync(ready)) return ready;

  const draft = mkdir(`${ready}-${process.pid}`);
  const webChannel = compile(java, jar, WEB_CHANNEL, join(draft, 'web-channel'));
  // The interface around the handler stays the emulator's own.
  rmSync(join(webChannel, 'com/google/net/webchannel/server/AsyncWebChannel.class'));
  wrap(java, jar, 'com.google.cloud.datastore.emulator.firestore.CloudFirestore', join(draft, 'firestore.jar'), webChannel);
  const storageRules = compile(java, jar, STORAGE_RULES, join(draft, 'storage-rules'));
  wrap(java, jar, 'StorageRulesRuntime', join(draft, 'storage-rules.jar'), storageRules);
  if (existsSync(ready)) rmSync(draft, { recursive: true });
  else renameSync(draft, ready);
  return ready;
}

/**
 * Puts a `java` first on PATH, because firebase-tools runs plain `java`. Ours limits its memory, is quiet on stderr and
 * appends its process id to the file JAVA_PIDS. Windows gets the plain one: it runs no shell scripts.
 */
export function javaEnvironment(java: Java): Record<string, string> {
  const path = (folder: string) => ({ PATH: `${folder}${delimiter}${process.env.PATH ?? ''}`, JAVA_HOME: java.home });
  if (process.platform === 'win32') return path(join(java.home, 'bin'));
  const folder = mkdir(join(CACHE, 'emulators', `java-${java.major}`));
  const quiet = java.major >= 23 ? '--sun-misc-unsafe-memory-access=allow' : '';
  const binary = `exec "${join(java.home, 'bin/java')}"`;
  const launcher = [
    '#!/bin/sh',
    `case "$*" in *-version*) ${binary} "$@" ;; esac`,
    'echo $$ >>"$JAVA_PIDS"',
    `${binary} ${quiet} -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xmx${heapMegabytes()}m -XX:+ExitOnOutOfMemoryError "$@"`,
  ];
  const file = join(folder, 'java');
  writeFileSync(file, launcher.join('\n') + '\n');
  chmodSync(file, 0o755);
  return path(folder);
}

/** The variables by which firebase-tools finds the jars; empty if it has or can download its own. */
export async function jarEnvironment(java: Java): Promise<Record<string, string>> {
  if (areDownloaded()) return {};
  const jar = installedJar();
  if (!jar || (await isReachable())) {
    if (await download()) return {};
  }
  if (!jar) {
    throw new UserError(
      `The Firebase emulators could not be downloaded: connect to the internet and run this again, or install Debian's package ${DEBIAN_PACKAGE}.`,
    );
  }
  if (!java.hasCompiler) {
    throw new UserError(
      `Java ${java.major} in ${java.home} has no compiler (javac), which ${DEBIAN_PACKAGE} needs here: install a JDK of that version.`,
    );
  }
  const ready = prepare(java, jar);
  return {
    FIRESTORE_EMULATOR_BINARY_PATH: join(ready, 'firestore.jar'),
    STORAGE_EMULATOR_BINARY_PATH: join(ready, 'storage-rules.jar'),
  };
}
