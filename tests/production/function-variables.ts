import { stack } from '../stack';
import { groupOf } from '../../tools/deploy/rights';
import type { RightsGates } from './rights-gate';

/**
 * Variables of a function in the production-like environment: the emulators in place of Google's services, behind the gate of its
 * service account, and production's transport to Firestore. environment.ts starts the metadata server and the gates, and sets the variables
 * for them.
 */
export function functionVariables(name: string): Record<string, string> {
  const { projectId, baseUrl } = stack();
  const { PRODUCTION_METADATA_HOST: metadataHost, PRODUCTION_GATES: gates } = process.env;
  if (metadataHost === undefined || gates === undefined)
    throw new Error('PRODUCTION_METADATA_HOST is not set: run this with npm run test:production');
  const gate = (JSON.parse(gates) as RightsGates['hosts'])[groupOf(name)];
  return {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: gate,
    FIREBASE_AUTH_EMULATOR_HOST: gate,
    FIREBASE_STORAGE_EMULATOR_HOST: gate,
    SITE_ORIGIN: baseUrl,
    FIRESTORE_PREFER_REST: 'true',
    GCE_METADATA_HOST: metadataHost,
  };
}
