/** Messages of SPEC §4, §5, §8 to the letter, that both sides or several features use. */
export const MESSAGES = {
  orderRefused: 'Error Filling details. Please Enter Correct Values.',
  somethingWentWrong: 'Something went wrong',
  notLoggedIn: 'You are not logged in !!!',
  nameMissing: 'please Enter Name',
  emailMissing: 'Email is Required',
  passwordMissing: 'Password is Required',
  passwordMismatch: "Password didn't matched try again",
} as const;
