import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { UserError } from '../user-error';

export interface Java {
  home: string;
  major: number;
  /** A JDK brings the compiler, a JRE does not. */
  hasCompiler: boolean;
}

/** What firebase-tools 15 asks for. */
export const OLDEST_JAVA = 21;

/** File name of the Java launcher. */
const EXECUTABLE = process.platform === 'win32' ? 'java.exe' : 'java';
const COMPILER = process.platform === 'win32' ? 'javac.exe' : 'javac';

const children = (folder: string) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []);

/** Candidate folders in order: JAVA_HOME, PATH, then where installers put them. */
function* homes(): Generator<string> {
  if (process.env.JAVA_HOME) yield process.env.JAVA_HOME;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const java = join(folder, EXECUTABLE);
    if (!existsSync(java)) continue;
    const home = dirname(dirname(realpathSync(java)));
    yield home;
    yield* children(dirname(home));
  }
  yield* children('/usr/lib/jvm');
  yield* children('C:/Program Files/Java');
  yield* children('C:/Program Files/Eclipse Adoptium');
  yield* children('/Library/Java/JavaVirtualMachines').map((folder) => join(folder, 'Contents/Home'));
  yield* children('/opt/homebrew/opt').map((folder) => join(folder, 'libexec/openjdk.jdk/Contents/Home'));
  yield* children(join(homedir(), '.sdkman/candidates/java'));
  yield* children(join(homedir(), '.jdks'));
}

/** Reads the `release` file of a Java; undefined if the folder holds none. */
export function readJava(home: string): Java | undefined {
  const release = join(home, 'release');
  if (!existsSync(release) || !existsSync(join(home, 'bin', EXECUTABLE))) return undefined;
  const major = /^JAVA_VERSION="(\d+)/m.exec(readFileSync(release, 'utf8'))?.[1];
  return major ? { home, major: Number(major), hasCompiler: existsSync(join(home, 'bin', COMPILER)) } : undefined;
}

/** The first Java that is new enough; a JDK is preferred to a JRE. */
export function chooseJava(found: Java[]): Java {
  const fit = found.filter((java) => java.major >= OLDEST_JAVA);
  const chosen = fit.find((java) => java.hasCompiler) ?? fit[0];
  if (chosen) return chosen;
  const newest = Math.max(0, ...found.map((java) => java.major));
  const instead = newest > 0 ? `only Java ${newest} was found` : 'none was found';
  throw new UserError(
    `The Firebase emulators need Java ${OLDEST_JAVA} or newer and ${instead}: install one, for example from https://adoptium.net (it need not be on PATH), and run this again.`,
  );
}

export function findJava(): Java {
  return chooseJava([...homes()].map(readJava).filter((java) => java !== undefined));
}
