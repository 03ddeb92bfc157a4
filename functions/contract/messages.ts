/** Messages that both sides or several features use. Those of SPEC §4, §5, §8 are to the letter. */
export const MESSAGES = {
  orderRefused: 'Error Filling details. Please Enter Correct Values.',
  somethingWentWrong: 'Something went wrong',
  notLoggedIn: 'You are not logged in !!!',
  nameMissing: 'please Enter Name',
  emailMissing: 'Email is Required',
  commonPassword: 'This password is among the first that are tried. Use a few words.',
  passwordMissing: 'Password is Required',
  passwordMismatch: "Password didn't matched try again",
  discountTooHigh: 'It must not be higher than the price.',
} as const;
