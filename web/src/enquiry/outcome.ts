import { COPY as FORM } from './copy';
import { COPY } from './outbox/copy';
import type { LeadKind } from './outbox/item';
import type { Submission } from './outbox/outbox';

export interface Said {
  kind: 'success' | 'failure' | 'waiting';
  /** The dialog's sentence; SPEC §8's wherever the device is online. */
  sentence: string;
  more: string;
  /** The form lets go of the text: something else holds it now. */
  done: boolean;
  /** Stays below the form. */
  status: string;
  /** Names the lead wherever it is now. */
  reference: string;
}

/** What a person is told of a submission. Nothing but a receipt is called sent. */
export function saidOf(kind: LeadKind, result: Submission, reference: string, hasGaps: boolean): Said {
  const named = COPY.reference(reference);
  if (result.name === 'sent') {
    const status = hasGaps ? COPY.sentWithGaps(reference) : COPY.sentStatus(reference);
    return { kind: 'success', sentence: COPY.success[kind], more: named, done: true, status, reference };
  }
  if (result.name === 'refused') {
    return {
      kind: 'failure',
      sentence: FORM.failure[kind],
      more: result.reason,
      done: false,
      status: result.reason,
      reference,
    };
  }
  if (result.name === 'unsaved') {
    return {
      kind: 'failure',
      sentence: FORM.failure.quickEnquiry,
      more: COPY.unsaved,
      done: false,
      status: COPY.unsaved,
      reference,
    };
  }
  const status = COPY.savedStatus(reference);
  if (kind === 'quickEnquiry' && isServersFault(result.trouble)) {
    return {
      kind: 'failure',
      sentence: FORM.failure.quickEnquiry,
      more: COPY.savedTrouble,
      done: true,
      status: `${status} ${COPY.savedTrouble}`,
      reference,
    };
  }
  const more = isServersFault(result.trouble) ? COPY.savedTrouble : COPY.savedMore;
  return {
    kind: 'waiting',
    sentence: COPY.saved,
    more: `${more} ${named}`,
    done: true,
    status: `${status} ${more}`,
    reference,
  };
}

const isServersFault = (trouble: string | null): boolean =>
  trouble === 'serverError' || trouble === 'busy' || trouble === 'strangeAnswer';
