import { expect, test } from 'vitest';
import { phoneNumber } from './phone-number';

test.each([
  ['98123 45678', '919812345678'],
  ['098123-45678', '919812345678'],
  ['+44 20 7946 0000', '442079460000'],
  ['+65 8123 4567', '6581234567'],
  ['919812345678', '919812345678'],
  ['later', null],
  ['', null],
])('"%s" is dialled as %s', (typed, number) => expect(phoneNumber(typed)).toBe(number));
