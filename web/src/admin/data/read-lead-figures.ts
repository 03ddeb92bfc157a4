import { statusEndpoints } from '@catalogue/contract/endpoints/status';
import { leadFigures } from '@catalogue/contract/entities/lead-figures';
import type { LeadFigures } from '@catalogue/contract/entities/lead-figures';
import * as v from 'valibot';
import { read, write } from '../../data/device-store/database';
import { ServerFailure } from '../../lib/server-failure';
import { answerOf, failureKind } from './failure-reason';
import { callModule } from './firebase';

const KEY = 'lead-figures';

interface KnownFigures {
  figures: LeadFigures;
  /** Why these are the last figures that this device saw; null: they are the server's. */
  failure: ServerFailure | null;
}

/** The figures of leads: the server's, or without its answer those that this device kept. @throws ServerFailure */
export async function readLeadFigures(): Promise<KnownFigures> {
  const { callAsUser } = await callModule();
  try {
    const figures = answerOf(await callAsUser(statusEndpoints.leadFigures));
    void write('settings', KEY, figures);
    return { figures, failure: null };
  } catch (failure) {
    const kept = v.safeParse(leadFigures, await read('settings', KEY));
    // A member who may not see the figures must not see stored ones either.
    if (!(failure instanceof ServerFailure) || failureKind(failure) === 'refused' || !kept.success) throw failure;
    return { figures: kept.output, failure };
  }
}
