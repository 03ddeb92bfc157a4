import { expect, test } from 'vitest';
import { formatLogLine } from './log-lines';

const entry = (severity: string) => `>  {"severity":"${severity}","message":"Mail refused","id":"7"}`;

test('always shows errors of functions', () => {
  expect(formatLogLine(entry('ERROR'), false)).toBe('error: Mail refused {"id":"7"}');
});

test('shows other function logs only with verbose', () => {
  expect(formatLogLine(entry('INFO'), false)).toBeUndefined();
  expect(formatLogLine(entry('INFO'), true)).toBe('info: Mail refused {"id":"7"}');
  expect(formatLogLine('>  plain words', true)).toBe('plain words');
});

test('shows refused and reloaded rules', () => {
  expect(formatLogLine('⚠  firestore.rules:3:5 - ERROR Missing semicolon', false)).toContain('Missing semicolon');
  expect(formatLogLine('i  firestore: Change detected, updating rules...', false)).toContain('updating rules');
});

test('hides other lines of firebase-tools', () => {
  expect(formatLogLine('i  functions: Beginning execution of "asia-south1-api"', true)).toBeUndefined();
  expect(formatLogLine('⚠  functions: Your requested "node" version "22" does not match', true)).toBeUndefined();
});
