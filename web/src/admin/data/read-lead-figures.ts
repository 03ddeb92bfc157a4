import { statusEndpoints } from '@catalogue/contract/endpoints/status';
import { leadFigures } from '@catalogue/contract/entities/lead-figures';
import type { LeadFigures } from '@catalogue/contract/entities/lead-figures';
import * as v from 'valibot';
import { read, write } from '../../device/database';
import { callModule } from './firebase';

const KEY = 'lead-figures';

interface KnownFigures {
  figures: LeadFigures;
  /** The server was not reached; these are the last ones that this device saw. */
  fromDevice: boolean;
}

/** The figures of leads from the server, else those that this device kept. Rejects with neither. */
export async function readLeadFigures(): Promise<KnownFigures> {
  const { callAsUser } = await callModule();
  const called = await callAsUser(statusEndpoints.leadFigures);
  if (called.outcome === 'done') {
    void write('settings', KEY, called.answer);
    return { figures: called.answer, fromDevice: false };
  }
  const kept = v.safeParse(leadFigures, await read('settings', KEY));
  if (called.outcome === 'refused' || !kept.success) throw new Error(`The figures of leads: ${called.outcome}`);
  return { figures: kept.output, fromDevice: true };
}
