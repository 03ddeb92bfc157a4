import * as v from 'valibot';
import { MAX_INSTANCES } from '../../functions/src/platform/options';
import { blocked, type DeployContext, type Finding, type Precondition, ready } from './context';
import { isOk, read } from './google-api';

const SERVICE_USAGE = 'https://serviceusage.googleapis.com/v1beta1';

/** https://cloud.google.com/service-usage/docs/reference/rest/v1beta1/services.consumerQuotaMetrics */
const metrics = v.object({
  metrics: v.optional(
    v.array(
      v.object({
        metric: v.string(),
        consumerQuotaLimits: v.optional(
          v.array(
            v.object({
              quotaBuckets: v.optional(
                v.array(
                  v.object({
                    effectiveLimit: v.optional(v.string(), '-1'),
                    dimensions: v.optional(v.record(v.string(), v.string()), {}),
                  }),
                ),
                [],
              ),
            }),
          ),
          [],
        ),
      }),
    ),
    [],
  ),
});

const UNKNOWN = 'not readable here; see IAM & Admin → Quotas → Cloud Run, processors per region';
/** Cloud Run counts thousandths of a processor: https://cloud.google.com/run/quotas */
const THOUSANDTHS = 1_000;

/** Cloud Run refuses a function that may have more processors than the region's quota. */
async function checkQuota({ api, project, region }: DeployContext): Promise<Finding> {
  const answer = await api.get(
    `${SERVICE_USAGE}/projects/${project}/services/run.googleapis.com/consumerQuotaMetrics?view=BASIC&pageSize=200`,
  );
  // An account that may deploy is not always allowed to read quotas.
  if (!isOk(answer)) return ready(UNKNOWN);
  const limits = read(metrics, answer, 'The quotas could not be read')
    .metrics.filter(({ metric }) => metric.includes('cpu_allocation'))
    .flatMap(({ consumerQuotaLimits }) => consumerQuotaLimits.flatMap(({ quotaBuckets }) => quotaBuckets));
  const bucket =
    limits.find(({ dimensions }) => dimensions.region === region) ??
    limits.find(({ dimensions }) => dimensions.region === undefined);
  const limit = Number(bucket?.effectiveLimit ?? -1) / THOUSANDTHS;
  if (limit < 0) return ready(UNKNOWN);
  if (limit >= MAX_INSTANCES) return ready(`${limit} processors in ${region}, ${MAX_INSTANCES} at most for one function`);
  return blocked(
    `Cloud Run may use ${limit} processors in ${region}, and one function declares ${MAX_INSTANCES}: ask for more at https://console.cloud.google.com/iam-admin/quotas?project=${project}, or lower MAX_INSTANCES in functions/src/platform/options.ts.`,
  );
}

export const quotaChecks: readonly Precondition[] = [{ name: 'Quota', check: checkQuota }];
