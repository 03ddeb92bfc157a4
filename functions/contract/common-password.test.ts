import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-password';

describe('isCommonPassword', () => {
  it.each([
    ...['password', 'Password1', 'passw0rd', 'p@ssw0rd', 'PASSWORD', 'password123', 'Welcome123', 'welcome2026', 'Admin123'],
    ...['12345678', '123456789', '1234567890', '0987654321', '11111111', '00000000', '87654321', '12344321', '147258369'],
    ...['qwertyuiop', 'qwerty123', 'asdfghjkl', '1q2w3e4r', 'q1w2e3r4t5', '1qaz2wsx', 'zaq12wsx', '1qazxsw2', 'qazwsxedc'],
    ...['1234qwer', 'abcd1234', 'asdf1234', '12qwaszx', 'qwer1234', '123456789a', '12341234', '12121212', 'asdfasdf'],
    ...['iloveyou', 'sunshine', 'princess', 'football', 'baseball', 'superman', 'starwars', 'trustno1', 'computer', 'letmein1'],
    ...[
      'michelle',
      'jennifer',
      'jordan23',
      'liverpool',
      'chelsea1',
      'whatever',
      'samantha',
      'dragon12',
      'monkey123',
      'changeme',
    ],
    ...['drowssap', 'a1234567', '20262026', '19901990', 'India123', 'krishna1', 'secret123', 'hello123'],
  ])('finds %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    ...['a long pass phrase', 'correct horse battery staple', 'Admin#2026x', 'teapot-lantern', 'Kx9vPq2m', 'mug and flask'],
    ...['my password is long', 'xylophone77', 'Gifts4Diwali', 'vT7#kd92', 'hampers in march', '842917305516'],
  ])('accepts %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
