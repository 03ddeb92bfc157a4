import { SHIFT_STEP } from '@catalogue/contract/local-ports';
import { UserError } from './user-error';

/** Reads `--shift`: the distance of every port from its base. */
export function readShift(text = '0'): number {
  const shift = Number(text);
  if (Number.isInteger(shift) && shift >= 0 && shift % SHIFT_STEP === 0 && shift <= 40_000) return shift;
  throw new UserError(`--shift takes a multiple of ${SHIFT_STEP} up to 40000, and "${text}" is none.`);
}
