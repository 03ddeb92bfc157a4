import { stack } from '../stack';

/**
 * Environment of the lane's functions: the emulators in place of Google's services, and production's transport to Firestore.
 * lane.ts starts the metadata server and sets `LANE_METADATA_HOST`.
 */
export function laneEnvironment(): Record<string, string> {
  const { projectId, firestoreHost, authHost, storageHost, baseUrl } = stack();
  const metadataHost = process.env.LANE_METADATA_HOST;
  if (metadataHost === undefined) throw new Error('LANE_METADATA_HOST is not set: run this with npm run test:production');
  return {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    FIREBASE_STORAGE_EMULATOR_HOST: storageHost,
    SITE_ORIGIN: baseUrl,
    FIRESTORE_PREFER_REST: 'true',
    GCE_METADATA_HOST: metadataHost,
  };
}
