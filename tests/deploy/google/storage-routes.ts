import type { FakeProject } from '../fake-project';
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
  // https://cloud.google.com/storage/docs/json_api/v1/buckets/insert
  ['GET', /storage\/v1\/b\/[\w-]+-backups$/, ({ bucketBindings }) => (bucketBindings.backups ? ok() : notFound)],
  [
    'POST',
    /storage\/v1\/b$/,
    ({ bucketBindings }) => {
      bucketBindings.backups = [];
      return ok();
    },
  ],
  // https://cloud.google.com/storage/docs/json_api/v1/buckets/setIamPolicy
  [
    'GET',
    /storage\/v1\/b\/([\w-]+)\/iam$/,
    ({ bucketBindings }, _, [, name = '']) => {
      const bindings = bucketBindings[kindOf(name)];
      return bindings === null ? notFound : ok({ etag: 'e1', bindings });
    },
  ],
  [
    'PUT',
    /storage\/v1\/b\/([\w-]+)\/iam$/,
    ({ bucketBindings }, { body }, [, name = '']) => {
      bucketBindings[kindOf(name)] = (body as { bindings: FakeProject['bindings'] }).bindings;
      return ok();
    },
  ],
];

const kindOf = (name: string) => (name.endsWith('-backups') ? 'backups' : 'files');
