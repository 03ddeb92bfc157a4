import { expect, test } from 'vitest';
import { shownLine } from './log-lines';

const entry = (severity: string) => `>  {"severity":"${severity}","message":"Mail refused","id":"7"}`;

test('errors of functions are always shown', () => {
  expect(shownLine(entry('ERROR'), false)).toBe('error: Mail refused {"id":"7"}');
});

test('what else functions log is shown to whoever works on them', () => {
  expect(shownLine(entry('INFO'), false)).toBeUndefined();
  expect(shownLine(entry('INFO'), true)).toBe('info: Mail refused {"id":"7"}');
  expect(shownLine('>  plain words', true)).toBe('plain words');
});

test('refused and reloaded rules are shown', () => {
  expect(shownLine('⚠  firestore.rules:3:5 - ERROR Missing semicolon', false)).toContain('Missing semicolon');
  expect(shownLine('i  firestore: Change detected, updating rules...', false)).toContain('updating rules');
});

test('the talk of firebase-tools is not', () => {
  expect(shownLine('i  functions: Beginning execution of "asia-south1-api"', true)).toBeUndefined();
  expect(shownLine('⚠  functions: Your requested "node" version "22" does not match', true)).toBeUndefined();
});
