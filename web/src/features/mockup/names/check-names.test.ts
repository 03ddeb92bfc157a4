import { describe, expect, it } from 'vitest';
import { LIMITS } from '@catalogue/contract/limits';
import { checkNames, nameScale, readNames } from './check-names';

const area = { width: 40, height: 20 };
const problemsOf = (names: string[], method: Parameters<typeof checkNames>[1] = 'engraving') =>
  checkNames(names, method, area).map(({ problems }) => problems);

describe('names for engraving', () => {
  it('are read from lines and from the first column of a spreadsheet', () => {
    expect(readNames('Asha Rao\n\n  Imran   Khan \r\nMeera\tSales\tPune\r')).toEqual(['Asha Rao', 'Imran Khan', 'Meera']);
    expect(readNames('x\n'.repeat(LIMITS.engravedNames + 9))).toHaveLength(LIMITS.engravedNames);
  });

  it('find doubles in any case and spelling of the same letters', () => {
    expect(problemsOf(['Asha Rao', 'ASHA  RAO', 'José', 'Jose\u0301'])).toEqual([[], ['double'], [], ['double']]);
  });

  it('find what is too long for the area, and symbols that nothing writes', () => {
    expect(problemsOf(['Venkatanarasimharajuvaripeta Subramaniam', 'Asha 🎉'])).toEqual([['tooLong'], ['symbol']]);
  });

  it('know which methods write which scripts', () => {
    expect(problemsOf(['आशा राव'])).toEqual([[]]);
    expect(problemsOf(['आशा राव', 'Žofie'], 'embroidery')).toEqual([['script'], []]);
  });

  it('are equally high, and narrower where they would not fit', () => {
    expect(nameScale(2, area)).toBeCloseTo(0.3);
    expect(nameScale(20, area)).toBe(1);
  });
});
