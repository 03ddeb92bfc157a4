import { expect, test } from 'vitest';
import { chooseJava, findJava, OLDEST_JAVA } from './java';

const java = (major: number, hasCompiler = true) => ({ home: `/java-${major}`, major, hasCompiler });

test('chooses the first Java that is new enough', () => {
  expect(chooseJava([java(17), java(25), java(21)])).toEqual(java(25));
});

test('prefers a JDK to a JRE, and takes a JRE if there is no JDK', () => {
  expect(chooseJava([java(25, false), java(21)])).toEqual(java(21));
  expect(chooseJava([java(25, false)])).toEqual(java(25, false));
});

test('without a new enough Java, names the version found and what to install', () => {
  expect(() => chooseJava([])).toThrow(/need Java 21 or newer and none was found: install one/);
  expect(() => chooseJava([java(11), java(17)])).toThrow(/only Java 17 was found: install one/);
});

test('finds the Java of this machine', () => {
  expect(findJava().major).toBeGreaterThanOrEqual(OLDEST_JAVA);
});
