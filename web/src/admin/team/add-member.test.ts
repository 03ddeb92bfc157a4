import { expect, it } from 'vitest';
import { changeQuestion } from './add-member';

const asha = { name: 'Asha', role: 'admin' } as const;

it('asks before a member gets another role, and names both roles', () =>
  expect(changeQuestion(asha, 'rep', false)).toMatchObject({
    title: 'Asha is an admin. Make Asha a rep instead?',
    action: 'Make rep',
  }));

it('says what a change of one’s own role costs', () =>
  expect(changeQuestion(asha, 'rep', true)).toMatchObject({
    title: 'You are an admin. Become a rep instead?',
    body: expect.stringContaining('Only another admin can take you back.') as unknown,
  }));

it('asks nothing about new members, and members without a role', () => {
  expect(changeQuestion(undefined, 'rep', false)).toBeNull();
  expect(changeQuestion({ name: 'Asha', role: null }, 'rep', false)).toBeNull();
});
