import { expect, it } from 'vitest';
import { DASHBOARD_TEXTS } from './dashboard-texts';

const { publishing: texts } = DASHBOARD_TEXTS;

it('tells how many changes wait, and how old the catalogue is that visitors see', () => {
  expect(texts.pending(3_200, '21 Nov 2026, 14:05')).toBe(
    'Publishing, 3,200 changes to go. Visitors see the catalogue of 21 Nov 2026, 14:05.',
  );
  expect(texts.pending(1, null)).toBe('Publishing, 1 change to go.');
});

it('counts the documents that cannot be published', () => {
  expect(texts.failures(1)).toBe('1 document cannot be published:');
});
