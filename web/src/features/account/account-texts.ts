import { MESSAGES } from '@catalogue/contract/messages';
import { sendsByItself } from '../../data/network/sends-by-itself';
import { plural } from '../../lib/plural';
import type { AuthErrorKind, LogInProblem } from './auth-error-kind';

/** Errors of Firebase Auth that read the same wherever a password is asked for. */
const PROBLEMS = {
  tooMany: 'Too many tries. Wait a few minutes.',
  weakPassword: 'This password is too easy to guess. Use at least 8 characters, better a few words.',
  disabled: 'This account has been closed. Write to us if that is a mistake.',
  signedOut: 'Log in again first, then repeat this.',
  unknown: 'The server is in trouble. Try again in a minute.',
};

const WITH_SITE_OPEN = sendsByItself ? '' : ' with this site open';

/** Texts of the account screens. Those of SPEC §5 and §8 are to the letter. */
export const ACCOUNT_TEXTS = {
  somethingWentWrong: MESSAGES.somethingWentWrong,
  loggedIn: 'Logged in Successfully',
  othersDeleted: 'Baskets and forms that somebody else had left on this device are deleted from it.',
  userCreated: 'User Created Successfully',
  loggedOut: 'LogOut Successfully',
  roleLost: {
    admin: 'Your admin access has been taken back. You are still logged in as a user.',
    sales: 'Your access to leads has been taken back. You are still logged in as a user.',
    rep: 'Your access as a rep has been taken back. You are still logged in as a user.',
  },
  staffLostLoggedOut: 'Your access as staff has been taken back, so you have been logged out. Log in again to go on as a user.',
  roleGained: {
    admin: 'You are an admin now. The dashboard is in the menu.',
    sales: 'You are in sales now: the leads are in the menu.',
    rep: 'You are a rep now: your clients and leads are in the menu.',
  },
  sessionUnread: {
    text: 'This browser’s storage did not answer, so we could not check who is logged in. Open the page again to go on.',
    action: 'Open again',
  },
  loggedOutByServer:
    'You have been logged out: the password, the account or its rights were changed elsewhere, or this browser has cleared its data. Log in again to go on.',

  login: {
    heading: 'Log in',
    lead: 'Welcome back. Log in to see your details, or to run the catalogue if you are on the team.',
    submit: 'Submit',
    submitting: 'Logging in',
    reset: 'Reset',
    forgotten: 'Forgotten your password?',
    noAccount: 'No account yet?',
    signUp: 'Sign up',
    already: (name: string) => `You are logged in as ${name}.`,
    toYourArea: 'Go to your area',
    backToSignUp: 'Back to sign up, what you typed is still there',
  },

  forgotten: {
    heading: 'Forgotten password',
    lead: 'Enter the e-mail of your account. We send a link to choose a new password.',
    send: 'Send the link',
    sending: 'Sending',
    back: 'Back to login',
    problems: {
      wrong: 'This is not an e-mail address. Check it for a slip.',
      offline: 'There is no connection. Try again when you are online.',
      tooMany: 'Too many tries. Wait a few minutes.',
      weakPassword: 'The server is in trouble. Try again in a minute.',
      disabled: 'The server is in trouble. Try again in a minute.',
      signedOut: 'The server is in trouble. Try again in a minute.',
      unknown: 'The server is in trouble. Try again in a minute.',
    } satisfies Record<AuthErrorKind, string>,
    sent: (email: string) =>
      `If ${email} has an account, a mail with the link is on its way. It can take a few minutes; look in the spam folder too.`,
  },

  signUp: {
    heading: 'Sign up',
    lead: 'An account keeps your details at hand. You can browse and send enquiries without one.',
    invited: 'This link makes your account the first admin of the site. It works once.',
    agree: 'I agree to the terms',
    passwordHint: 'At least 8 characters; a few words are easier to remember and harder to guess.',
    genderHint: 'Optional.',
    aboutHint: 'Optional, for example your company and what you are looking for.',
    offline: 'There is no connection, so no account was made.',
    unheard: 'We could not hear whether your account was made. Try to log in before you sign up again.',
    submit: 'Submit',
    submitting: 'Creating your account',
    reset: 'Reset',
    haveAccount: 'Already have an account?',
    login: 'Log in',
  },

  fields: {
    name: 'Name',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm password',
    gender: 'Gender',
    male: 'Male',
    female: 'Female',
    about: 'About',
    roles: 'Roles',
    currentPassword: 'Current password',
    newPassword: 'New password',
    confirmNewPassword: 'Confirm new password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    show: 'Show',
    hide: 'Hide',
  },

  required: {
    name: MESSAGES.nameMissing,
    email: MESSAGES.emailMissing,
    password: MESSAGES.passwordMissing,
    mismatch: MESSAGES.passwordMismatch,
  },

  guard: {
    notLoggedIn: MESSAGES.notLoggedIn,
    kindlyLogin: 'Kindly Login.',
    login: 'Log in',
  },

  staffOnly: {
    heading: 'This part is for staff',
    body: (email: string) =>
      `You are logged in as ${email}, which is not on the team of this site. If it should be, ask a colleague on the team to add you, then check again.`,
    revoked:
      'Your access as staff has just been taken back, so the pages for staff are closed to this account. Nothing you saved before is lost.',
    home: 'To the home page',
    checkAgain: 'Check again',
    stillNone: 'Still no access. Ask an admin to add you, then check again.',
    unchecked: 'We could not check: the server cannot be reached. Try again when you are online.',
  },

  logOut: {
    enquiriesTitle: 'Log out with enquiries waiting?',
    enquiriesBody: (count: number) =>
      count === 1
        ? `One enquiry on this device has not reached us yet. It stays here and we send it as soon as you are online${WITH_SITE_OPEN}, also after logging out.`
        : `${count} enquiries on this device have not reached us yet. They stay here and go by themselves as soon as there is a connection${WITH_SITE_OPEN}, also after logging out.`,
    refusedBody: (count: number) =>
      count === 1
        ? 'One enquiry needs a change before we can take it. It stays on this device, and you find it under My enquiries when you log in here again.'
        : `${count} enquiries need a change before we can take them. They stay on this device, and you find them under My enquiries when you log in here again.`,
    clientsTitle: 'Log out with clients waiting?',
    clientsBody: (count: number) =>
      count === 1
        ? 'One client has changes that are only on this device. They stay here, and we send them when you log in here again.'
        : `${count} clients have changes that are only on this device. They stay here, and we send them when you log in here again.`,
    action: 'Log out',
    unsentTitle: 'Log out with changes waiting?',
    unsentBody:
      'Changes you made have not reached the server yet. Logging out drops them. Stay until there is a connection to keep them.',
    unsentDetails:
      'Changes to your details have not reached the server yet. Logging out drops them. Stay until there is a connection to keep them.',
    unsentAction: 'Log out and drop them',
    unfinishedTitle: 'Log out and delete what you began?',
    unfinishedBody: (baskets: number, forms: number) => {
      const began = [baskets > 0 && plural(baskets, 'basket'), forms > 0 && plural(forms, 'unfinished form')];
      const isOne = baskets + forms === 1;
      return `${began.filter(Boolean).join(' and ')} ${isOne ? 'is' : 'are'} on this device only. Logging out deletes ${isOne ? 'it' : 'them'}.`;
    },
    unfinishedAction: 'Log out and delete',
  },

  area: {
    label: 'Your area',
    home: 'Home',
    about: 'About',
    greeting: (name: string) => `Hello ${name}`,
    homeText: 'This is your area. Keep your details up to date, or go on browsing, with or without a network.',
    waiting: (enquiries: number, orders: number) =>
      `${plural(enquiries, 'enquiry', 'enquiries')}, ${plural(orders, 'order')} ${enquiries + orders === 1 ? 'waits' : 'wait'}`,
    callsDue: (calls: number) => `${plural(calls, 'call')} due`,
    toProfile: 'Update your details',
    toCategories: 'Browse the categories',
    toStaffArea: { admin: 'Go to the dashboard', sales: 'Go to the leads', rep: 'Go to my clients' },
    aboutText:
      'An account holds your name, e-mail address, gender, picture and what you say about yourself. Only you, and admins when you ask us for your data, see them. Enquiries are sent with what you type into their form and are answered by our staff.',
  },

  profile: {
    heading: 'Update Details',
    loading: 'Loading your details',
    unknown: 'Your details are not on this device yet. They show as soon as there is a connection.',
    retry: 'Try again',
    submit: 'Save',
    sending: 'Saving',
    reset: 'Reset',
    saved: 'Saved',
    waiting: 'Saved on this device. We send it as soon as you are online.',
    refused: (reason: string) => `The server did not take this: ${reason} Correct it and save again.`,
    emailHint: 'Your login. It cannot be changed here.',
  },

  picture: {
    heading: 'Picture',
    alt: 'Your picture',
    choose: 'Choose a picture',
    change: 'Choose another',
    remove: 'Remove',
    removing: { title: 'Remove the picture?', body: 'It is deleted for good.', action: 'Remove' },
    hint: 'Only jpg/png files are supported.',
    uploading: (percent: number) => `Uploading, ${percent} %`,
    processing: 'Nearly there: the picture is being prepared.',
    slow: 'The picture is taking longer than usual. It shows here when it is ready.',
    invalid: 'Invalid File !!',
    tooLarge: 'This picture is larger than 10 MB. Choose a smaller one.',
    failed: 'The picture could not be sent. Check the connection and choose it again.',
    unusable: 'This file cannot be read as a picture. Choose another one.',
  },

  verify: {
    heading: 'E-mail address',
    verified: 'Confirmed: this address is yours.',
    unverified: 'Not confirmed yet. Follow the link in our mail; nothing is blocked until you do.',
    send: 'Send the mail again',
    sending: 'Sending',
    sent: 'Sent. It can take a few minutes; look in the spam folder too.',
  },

  password: {
    heading: 'Password',
    lead: 'Your other devices are logged out when you change it.',
    open: 'Change password',
    submit: 'Change password',
    submitting: 'Changing',
    cancel: 'Cancel',
    done: 'Your password has been changed.',
    problems: {
      ...PROBLEMS,
      wrong: 'The current password is not right.',
      offline: 'There is no connection. Your password has not been changed; try again when you are online.',
    } satisfies Record<AuthErrorKind, string>,
    unheard:
      'We could not hear whether your password was changed. Try again: if the current password is not right any more, the new one is in use.',
  },

  deletion: {
    heading: 'Delete my account',
    lead: 'This takes away your login, your details and your picture for good. It cannot be undone.',
    stays:
      'Enquiries you have sent stay with us, as letters would: write to us if you want them erased too. Enquiries waiting on this device are still sent.',
    adminNote:
      'You are an admin: you leave the team with it. What you changed in the catalogue stays, and so do the lines about it.',
    open: 'Delete my account',
    passwordLabel: 'Password, to confirm',
    submit: 'Delete for good',
    submitting: 'Deleting',
    cancel: 'Keep my account',
    done: 'Your account has been deleted.',
    problems: {
      ...PROBLEMS,
      wrong: 'The password is not right. Nothing was deleted.',
      offline: 'There is no connection. Nothing was deleted; try again when you are online.',
    } satisfies Record<AuthErrorKind, string>,
    unheard:
      'We could not hear whether your account was deleted. Reload this page: if it asks you to log in, the account is gone.',
  },

  problems: {
    ...PROBLEMS,
    wrong: 'E-mail or password is not right. Check both, or set a new password.',
    offline: 'There is no connection. Logging in needs one; try again when you are online.',
    tooMany: 'Too many tries. Wait a few minutes, or set a new password.',
    storage: 'This browser’s storage did not answer. Open the page again and log in once more.',
  } satisfies Record<LogInProblem, string>,
} as const;
