import { UnusableLogo } from './logo/read-logo';
import { MOCKUP_TEXTS } from './mockup-texts';

/** Why a file is no logo, in words. */
export const reasonOf = (error: unknown): string =>
  MOCKUP_TEXTS.errors[error instanceof UnusableLogo ? error.reason : 'damaged'];
