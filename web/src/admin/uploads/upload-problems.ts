import { failureKind } from '../data/failure-reason';
import { UPLOAD_TEXTS } from './upload-texts';

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'storage/quota-exceeded';

/** Why a picture that was not accepted needs a person; null: another attempt may succeed. */
export function uploadProblem(error: unknown): string | null {
  if (isFull(error)) return UPLOAD_TEXTS.full;
  return failureKind(error) === 'refused' ? UPLOAD_TEXTS.refused : null;
}
