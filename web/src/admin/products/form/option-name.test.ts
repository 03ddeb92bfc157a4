import { expect, it } from 'vitest';
import { optionName } from './option-name';

it('counts options without a name among those of their kind', () => {
  const rows = [
    { kind: 'colour' as const, name: 'Red' },
    { kind: 'size' as const, name: ' ' },
    { kind: 'colour' as const, name: '' },
  ];
  expect(rows.map((_row, index) => optionName(rows, index))).toEqual(['Red', 'size 1', 'colour 2']);
});
