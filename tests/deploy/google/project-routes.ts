import { NUMBER } from '../fake-project';
import { done, error, notFound, ok, type Route } from './reply';

/** Projects, their billing and their APIs. */
export const projectRoutes: readonly Route[] = [
  // https://cloud.google.com/functions/docs/reference/rest/v2/projects.locations.functions#Function
  [
    'GET',
    /cloudfunctions\.googleapis\.com\/v2\/.*\/functions\/api$/,
    ({ variables }) => (variables === null ? notFound : ok({ serviceConfig: { environmentVariables: variables } })),
  ],
  ['GET', /^cloudresourcemanager\S+\/v1\/projects\/[\w-]+$/, () => ok({ projectNumber: NUMBER, lifecycleState: 'ACTIVE' })],
  // https://cloud.google.com/resource-manager/reference/rest/v3/projects
  ['GET', /^cloudresourcemanager\S+\/v3\/projects\/[\w-]+$/, (state) => ok({ labels: state.labels, state: 'ACTIVE' })],
  [
    'POST',
    /^cloudresourcemanager\S+\/v3\/projects$/,
    (state, { body }) => {
      const { labels } = body as { labels: Record<string, string> };
      Object.assign(state, { exists: true, labels });
      return ok({ name: 'operations/create', done: false });
    },
  ],
  [
    'DELETE',
    /^cloudresourcemanager\S+\/v3\/projects\/[\w-]+$/,
    (state) => {
      state.exists = false;
      return done;
    },
  ],
  // https://cloud.google.com/billing/docs/reference/rest/v1/billingAccounts/list
  [
    'GET',
    /\/billingAccounts$/,
    ({ billingAccounts }) => ok({ billingAccounts: billingAccounts.map((name) => ({ name, open: true })) }),
  ],
  // https://cloud.google.com/billing/docs/reference/rest/v1/projects/updateBillingInfo
  [
    'PUT',
    /billingInfo$/,
    (state) => {
      state.billing = true;
      return ok();
    },
  ],
  ['GET', /billingInfo$/, (state) => ok({ billingEnabled: state.billing })],
  ['GET', /^firebase\.googleapis\.com\/v1beta1\/projects\/[\w-]+$/, (state) => (state.firebase ? ok() : notFound)],
  [
    'POST',
    /:addFirebase$/,
    (state) => {
      state.firebase = true;
      return done;
    },
  ],
  [
    'GET',
    /services:batchGet$/,
    (state, { url }) =>
      ok({
        services: url.searchParams
          .getAll('names')
          .map((name) => ({ name, state: state.apis.some((api) => name.endsWith(`/${api}`)) ? 'ENABLED' : 'DISABLED' })),
      }),
  ],
  // https://cloud.google.com/service-usage/docs/reference/rest/v1/services/batchEnable
  [
    'POST',
    /services:batchEnable$/,
    (state, { body }) => {
      const { serviceIds } = body as { serviceIds: string[] };
      if (serviceIds.length > 20) return error(400, 'A single request can enable at most 20 services.', 'INVALID_ARGUMENT');
      state.apis = [...state.apis, ...serviceIds];
      return ok({ name: 'operations/enable', done: false });
    },
  ],
  // https://cloud.google.com/service-usage/docs/reference/rest/v1beta1/services.consumerQuotaMetrics/list
  [
    'GET',
    /services\/run\.googleapis\.com\/consumerQuotaMetrics$/,
    ({ processors }) => {
      const quotaBuckets = [{ effectiveLimit: String(processors * 1_000), dimensions: { region: 'asia-south1' } }];
      return ok({ metrics: [{ metric: 'run.googleapis.com/cpu_allocation', consumerQuotaLimits: [{ quotaBuckets }] }] });
    },
  ],
  // https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.services
  [
    'GET',
    /firebaseappcheck\S+\/services\/([\w.]+)$/,
    ({ appCheck }, _, [, name = '']) => ok({ enforcementMode: appCheck.enforced.includes(name) ? 'ENFORCED' : 'OFF' }),
  ],
  [
    'PATCH',
    /firebaseappcheck\S+\/services\/([\w.]+)$/,
    ({ appCheck }, { body }, [, name = '']) => {
      const others = appCheck.enforced.filter((one) => one !== name);
      const isOn = (body as { enforcementMode: string }).enforcementMode === 'ENFORCED';
      appCheck.enforced = isOn ? [...others, name] : others;
      return ok();
    },
  ],
  // https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.apps.recaptchaEnterpriseConfig
  ['GET', /recaptchaEnterpriseConfig$/, ({ appCheck }) => ok(appCheck.siteKey === '' ? {} : { siteKey: appCheck.siteKey })],
  [
    'PATCH',
    /recaptchaEnterpriseConfig$/,
    ({ appCheck }, { body }) => {
      appCheck.siteKey = (body as { siteKey: string }).siteKey;
      return ok();
    },
  ],
  ['GET', /operations\/\w+$/, () => done],
];
