import * as v from 'valibot';
import { isCommonPassword } from '../common-password';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';
import { id, maxCharacters, moment, text } from './fields';
import { imageError, picture } from './picture';

export const GENDERS = ['male', 'female'] as const;

/** Firestore `users/{uid}`: what people say of themselves. Roles are claims, never fields. */
export const profile = v.object({
  name: text(LIMITS.name),
  email: text(LIMITS.email),
  about: text(LIMITS.about),
  gender: v.nullable(v.picklist(GENDERS)),
  imageName: v.nullable(v.string()),
  picture: v.nullable(picture),
  imageError,
  createdAt: moment,
  updatedAt: moment,
});
export type Profile = v.InferOutput<typeof profile>;

const role = v.object({ roleId: v.string(), roleName: v.string() });

/** A user in API answers. */
export const user = v.object({
  userId: v.string(),
  name: v.string(),
  email: v.string(),
  about: v.string(),
  gender: v.nullable(v.picklist(GENDERS)),
  imageName: v.nullable(v.string()),
  roles: v.array(role),
});
export type User = v.InferOutput<typeof user>;

const gender = v.nullable(v.picklist(GENDERS, 'male or female'));
const name = v.pipe(text(LIMITS.name), v.minLength(1, MESSAGES.nameMissing));
const email = v.pipe(text(LIMITS.email), v.minLength(1, MESSAGES.emailMissing), v.email('Not an e-mail address'));
/** Never trimmed: a space can be part of a password. */
const password = v.pipe(
  v.optional(v.string(), ''),
  v.minLength(1, MESSAGES.passwordMissing),
  maxCharacters(LIMITS.password.max),
);

/** SPEC §3's registration payload. Without a `confirmPassword` there is nothing to compare. */
export const registration = v.pipe(
  v.object({
    name,
    email,
    password: v.pipe(
      password,
      v.minLength(LIMITS.password.min, `At least ${LIMITS.password.min} characters`),
      v.check((text) => !isCommonPassword(text), MESSAGES.commonPassword),
    ),
    confirmPassword: v.optional(v.string()),
    gender: v.pipe(
      v.optional(v.nullable(v.string()), null),
      v.transform((value) => (value === '' ? null : value)),
      gender,
    ),
    about: text(LIMITS.about),
    /** Token of the one-time link that makes the first admin. The account that used it may repeat its sign-up. */
    invite: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (sent) => sent.confirmPassword === undefined || sent.confirmPassword === sent.password,
      MESSAGES.passwordMismatch,
    ),
    ['confirmPassword'],
  ),
);
export type Registration = v.InferOutput<typeof registration>;

/** SPEC §3's login payload. */
export const login = v.object({ email, password });
export type Login = v.InferOutput<typeof login>;

/** The answer to a login: `jwtToken` is the Bearer of every other call, for an hour. */
export const loginAnswer = v.object({ user, jwtToken: v.string() });
export type LoginAnswer = v.InferOutput<typeof loginAnswer>;

/** What people may change of themselves; what is left out stays. */
export const profileEdit = v.object({
  name: v.exactOptional(name),
  about: v.exactOptional(text(LIMITS.about)),
  gender: v.exactOptional(gender),
  imageName: v.exactOptional(v.nullable(id)),
});
export type ProfileEdit = v.InferOutput<typeof profileEdit>;

/** One's own profile, as the profile page needs it. */
export const ownProfile = v.object({ ...user.entries, picture: v.nullable(picture), imageError, emailVerified: v.boolean() });
export type OwnProfile = v.InferOutput<typeof ownProfile>;
