import { describe, expect, it } from 'vitest';
import { readLoginState } from './login-state';

const plain = { from: '/users/home', signUpProblem: '', invite: '', email: '' };

describe('readLoginState', () => {
  it('returns /users/home or the guarded page that sent the person', () => {
    expect(readLoginState(null)).toEqual(plain);
    expect(readLoginState({ from: '/Admin/view-product?page=2' }).from).toBe('/Admin/view-product?page=2');
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7])('is never %j', (from) => {
    expect(readLoginState({ from }).from).toBe('/users/home');
  });
});
