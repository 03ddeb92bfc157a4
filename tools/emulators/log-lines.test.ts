import { expect, test } from 'vitest';
import { formatLogLine } from './log-lines';

const entry = (severity: string) => `>  {"severity":"${severity}","message":"Mail refused","id":"7"}`;

test('errors of functions are always shown', () => {
  expect(formatLogLine(entry('ERROR'), false)).toBe('error: Mail refused {"id":"7"}');
});

test('what else functions log is shown to whoever works on them', () => {
  expect(formatLogLine(entry('INFO'), false)).toBeUndefined();
  expect(formatLogLine(entry('INFO'), true)).toBe('info: Mail refused {"id":"7"}');
  expect(formatLogLine('>  plain words', true)).toBe('plain words');
});

test('refused and reloaded rules are shown', () => {
  expect(formatLogLine('⚠  firestore.rules:3:5 - ERROR Missing semicolon', false)).toContain('Missing semicolon');
  expect(formatLogLine('i  firestore: Change detected, updating rules...', false)).toContain('updating rules');
});

test('the talk of firebase-tools is not', () => {
  expect(formatLogLine('i  functions: Beginning execution of "asia-south1-api"', true)).toBeUndefined();
  expect(formatLogLine('⚠  functions: Your requested "node" version "22" does not match', true)).toBeUndefined();
});
