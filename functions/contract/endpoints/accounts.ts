import * as v from 'valibot';
import { type User, login, loginAnswer, ownProfile, profileEdit, registration, user } from '../entities/account';
import { USER_ROLE } from '../entities/session';
import { endpoint } from './endpoint';

const example: User = {
  userId: 'u81Kx0',
  name: 'Asha Rao',
  email: 'asha@example.com',
  about: 'Procurement at Rao Textiles',
  gender: 'female',
  imageName: null,
  roles: [USER_ROLE],
};
const tag = 'Accounts';
const params = v.object({ userId: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) });
const ownExample = { ...example, picture: null, imageError: null, emailVerified: true };

export const accounts = {
  register: endpoint({
    method: 'POST',
    path: '/users',
    access: 'public',
    tag,
    summary: 'Sign up. An address that has an account is refused (422) in the same words as one that cannot have one',
    body: registration,
    answer: user,
    status: 201,
    limit: { burst: 5, perHour: 20 },
    example: {
      body: {
        name: 'Asha Rao',
        email: 'asha@example.com',
        password: 'a long pass phrase',
        confirmPassword: 'a long pass phrase',
        gender: 'female',
        about: 'Procurement at Rao Textiles',
      },
      answer: example,
    },
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    tag,
    summary: 'Log in. `jwtToken` is the Bearer of other calls, for an hour',
    body: login,
    answer: loginAnswer,
    status: 200,
    errorStatuses: [401],
    limit: { burst: 10, perHour: 60 },
    example: {
      body: { email: 'asha@example.com', password: 'a long pass phrase' },
      answer: { user: example, jwtToken: 'eyJhbGciOi…' },
    },
  }),
  readUser: endpoint({
    method: 'GET',
    path: '/users/{userId}',
    access: 'user',
    tag,
    summary: 'Your own profile with your roles. 403: another’s',
    params,
    answer: ownProfile,
    status: 200,
    errorStatuses: [403],
    example: { params: { userId: example.userId }, answer: ownExample },
  }),
  editUser: endpoint({
    method: 'PUT',
    path: '/users/{userId}',
    access: 'user',
    tag,
    summary:
      'Change your own profile: what is left out stays. A new `imageName` grants one upload to uploads/users/{userId}/{imageName}, a few times a day (429)',
    params,
    body: profileEdit,
    answer: ownProfile,
    status: 200,
    errorStatuses: [403, 429],
    example: { params: { userId: example.userId }, body: { about: 'Procurement at Rao Textiles' }, answer: ownExample },
  }),
  deleteUser: endpoint({
    method: 'DELETE',
    path: '/users/{userId}',
    access: 'user',
    tag,
    summary: 'Delete your account, profile and picture. Wants a token of a login in the last five minutes. 409: the last admin',
    params,
    answer: 'nothing',
    status: 204,
    errorStatuses: [403, 409],
    example: { params: { userId: example.userId } },
  }),
};
