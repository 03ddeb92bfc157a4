import { BUCKET_KINDS } from '../../../tools/deploy/rights';
import { type FakeProject, NUMBER } from '../fake-project';
import { error, notFound, ok, type Route } from './reply';

/** Policies with conditions are read and written as version 3 only. */
const badRequest = error(400, 'The policy has conditions: version 3 is needed.');

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
      state.bucket = { softDeleteSeconds: 604_800, isUniform: false };
      return ok();
    },
  ],
  [
    'GET',
    /storage\/v1\/b\/b$/,
    ({ bucket }) =>
      ok({
        softDeletePolicy: { retentionDurationSeconds: String(bucket?.softDeleteSeconds) },
        iamConfiguration: { uniformBucketLevelAccess: { enabled: bucket?.isUniform } },
      }),
  ],
  [
    'PATCH',
    /storage\/v1\/b\/b$/,
    (state, { body }) => {
      const { softDeletePolicy, iamConfiguration } = body as {
        softDeletePolicy: { retentionDurationSeconds: number };
        iamConfiguration: { uniformBucketLevelAccess: { enabled: boolean } };
      };
      state.bucket = {
        softDeleteSeconds: softDeletePolicy.retentionDurationSeconds,
        isUniform: iamConfiguration.uniformBucketLevelAccess.enabled,
      };
      return ok();
    },
  ],
  // https://cloud.google.com/storage/docs/json_api/v1/buckets/insert
  [
    'GET',
    /storage\/v1\/b\/([\w-]+-(?:backups|pictures|copies))$/,
    ({ bucketBindings }, _, [, name = '']) => (bucketBindings[kindOf(name)] ? ok() : notFound),
  ],
  [
    'POST',
    /storage\/v1\/b$/,
    ({ bucketBindings }, { body }) => {
      bucketBindings[kindOf((body as { name: string }).name)] = [];
      return ok();
    },
  ],
  // https://cloud.google.com/storage-transfer/docs/reference/rest/v1/transferJobs
  ['GET', /\/transferJobs\/[\w-]+-pictures$/, ({ copies }) => (copies ? ok({ status: 'ENABLED' }) : notFound)],
  [
    'POST',
    /\/transferJobs$/,
    (state) => {
      state.copies = true;
      return ok();
    },
  ],
  // https://cloud.google.com/storage-transfer/docs/reference/rest/v1/googleServiceAccounts/get
  [
    'GET',
    /\/googleServiceAccounts\/[\w-]+$/,
    () => ok({ accountEmail: `project-${NUMBER}@storage-transfer-service.iam.gserviceaccount.com` }),
  ],
  // https://cloud.google.com/storage/docs/json_api/v1/buckets/setIamPolicy
  [
    'GET',
    /storage\/v1\/b\/([\w-]+)\/iam$/,
    ({ bucketBindings }, { url }, [, name = '']) => {
      const bindings = bucketBindings[kindOf(name)];
      const isOld = url.searchParams.get('optionsRequestedPolicyVersion') !== '3';
      if (isOld && bindings?.some(({ condition }) => condition)) return badRequest;
      return bindings === null ? notFound : ok({ etag: 'e1', bindings });
    },
  ],
  [
    'PUT',
    /storage\/v1\/b\/([\w-]+)\/iam$/,
    ({ bucketBindings }, { body }, [, name = '']) => {
      const { bindings, version } = body as { bindings: FakeProject['bindings']; version?: number };
      if (version !== 3 && bindings.some(({ condition }) => condition)) return badRequest;
      bucketBindings[kindOf(name)] = bindings;
      return ok();
    },
  ],
];

const kindOf = (name: string) => ([...BUCKET_KINDS, 'copies'] as const).find((kind) => name.endsWith(`-${kind}`)) ?? 'files';
