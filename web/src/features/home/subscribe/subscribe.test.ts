import { expect, it } from 'vitest';
import { subscribe } from './subscribe';

it('subscribe says what the contract says against an address', async () => {
  expect(await subscribe(' ')).toBe('Email is Required');
  expect(await subscribe('nobody')).toBe('This does not look like an e-mail address.');
});
