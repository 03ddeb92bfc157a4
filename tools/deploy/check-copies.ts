import * as v from 'valibot';
import { copiesBucketName } from '../../functions/src/platform/storage';
import { grantInBucket, defaultBucketName } from './check-accounts';
import { type DeployContext, type Finding, missing, type Precondition, ready } from './context';
import { expectOk, isAbsent, read } from './google-api';

/** https://cloud.google.com/storage-transfer/docs/reference/rest */
const TRANSFER = 'https://storagetransfer.googleapis.com/v1';
/** Pictures of people are not copied: they are gone once they are erased. */
const COPIED = ['uploads/banners/', 'uploads/categories/', 'uploads/products/'];

const job = v.object({ status: v.optional(v.string(), '') });
const agent = v.object({ accountEmail: v.string() });

/** What Google's agent needs: https://cloud.google.com/storage-transfer/docs/source-cloud-storage */
const SOURCE_ROLES = ['roles/storage.objectViewer', 'roles/storage.legacyBucketReader'];
const SINK_ROLES = ['roles/storage.legacyBucketWriter'];

/** The first day on which a daily job runs, in UTC. */
function dayOf(now: Date) {
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() };
}

/** A daily copy of the originals into a bucket that no function and no browser reaches. Variants are made anew from them. */
async function checkCopies(context: DeployContext): Promise<Finding> {
  const { api, project } = context;
  const name = `transferJobs/${project}-pictures`;
  const known = await api.get(`${TRANSFER}/${name}?projectId=${project}`);
  if (!isAbsent(known) && read(job, known, 'The copy of the pictures could not be read').status === 'ENABLED')
    return ready('daily');
  return missing('copy the original pictures every day into a bucket of their own', async () => {
    const source = await defaultBucketName(context);
    if (source === null) throw new Error('The default bucket does not exist');
    const found = await api.get(`${TRANSFER}/googleServiceAccounts/${project}`);
    const { accountEmail } = read(agent, found, 'The account that copies could not be read');
    const member = `serviceAccount:${accountEmail}`;
    const sink = copiesBucketName(project);
    await grantInBucket(
      context,
      source,
      SOURCE_ROLES.map((role) => ({ member, role })),
    );
    await grantInBucket(
      context,
      sink,
      SINK_ROLES.map((role) => ({ member, role })),
    );
    const transferJob = {
      ...{ name, projectId: project, status: 'ENABLED', description: 'Daily copy of the original pictures' },
      // Without an end it repeats every day.
      schedule: { scheduleStartDate: dayOf(new Date()), startTimeOfDay: { hours: 22 } },
      transferSpec: {
        gcsDataSource: { bucketName: source },
        gcsDataSink: { bucketName: sink },
        objectConditions: { includePrefixes: COPIED },
      },
    };
    if (isAbsent(known)) {
      await expectOk('The copy of the pictures could not be scheduled', api.post(`${TRANSFER}/transferJobs`, transferJob));
      return;
    }
    const body = { projectId: project, transferJob, updateTransferJobFieldMask: 'status,schedule,transfer_spec' };
    await expectOk('The copy of the pictures could not be scheduled', api.patch(`${TRANSFER}/${name}`, body));
  });
}

export const copyChecks: readonly Precondition[] = [{ name: 'Copy of the pictures', check: checkCopies }];
