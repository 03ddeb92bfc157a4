import { notFound, ok, type Route } from './reply';

/** The bucket of the pictures. */
export const storageRoutes: readonly Route[] = [
  [
    'GET',
    /defaultBucket$/,
    (state, { project }) => (state.bucket ? ok({ bucket: { name: `projects/${project}/buckets/b` } }) : notFound),
  ],
  [
    'POST',
    /defaultBucket$/,
    (state) => {
      state.bucket = { softDeleteSeconds: 604_800 };
      return ok();
    },
  ],
  [
    'GET',
    /storage\/v1\/b\/b$/,
    (state) => ok({ softDeletePolicy: { retentionDurationSeconds: String(state.bucket?.softDeleteSeconds) } }),
  ],
  [
    'PATCH',
    /storage\/v1\/b\/b$/,
    (state, { body }) => {
      const { softDeletePolicy } = body as { softDeletePolicy: { retentionDurationSeconds: number } };
      state.bucket = { softDeleteSeconds: softDeletePolicy.retentionDurationSeconds };
      return ok();
    },
  ],
];
