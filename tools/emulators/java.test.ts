import { expect, test } from 'vitest';
import { chooseJava, findJava, OLDEST_JAVA } from './java';

const java = (major: number, hasCompiler = true) => ({ home: `/java-${major}`, major, hasCompiler });

test('the first Java that is new enough is chosen, whatever comes before it', () => {
  expect(chooseJava([java(17), java(25), java(21)])).toEqual(java(25));
});

test('a JDK is preferred to a JRE, which will do where it is all there is', () => {
  expect(chooseJava([java(25, false), java(21)])).toEqual(java(21));
  expect(chooseJava([java(25, false)])).toEqual(java(25, false));
});

test('no Java, or only an old one, is one sentence that says what to do', () => {
  expect(() => chooseJava([])).toThrow(/need Java 21 or newer and none was found: install one/);
  expect(() => chooseJava([java(11), java(17)])).toThrow(/only Java 17 was found: install one/);
});

test('the Java of this machine is found', () => {
  expect(findJava().major).toBeGreaterThanOrEqual(OLDEST_JAVA);
});
