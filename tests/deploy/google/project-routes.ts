import { NUMBER } from '../fake-project';
import { done, notFound, ok, type Route } from './reply';

/** Projects, their billing and their APIs. */
export const projectRoutes: readonly Route[] = [
  // https://cloud.google.com/functions/docs/reference/rest/v2/projects.locations.functions#Function
  [
    'GET',
    /cloudfunctions\.googleapis\.com\/v2\/.*\/functions\/api$/,
    ({ variables }) => (variables === null ? notFound : ok({ serviceConfig: { environmentVariables: variables } })),
  ],
  ['GET', /^cloudresourcemanager\S+\/projects\/[\w-]+$/, () => ok({ projectNumber: NUMBER, lifecycleState: 'ACTIVE' })],
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
  [
    'POST',
    /services:batchEnable$/,
    (state, { body }) => {
      state.apis = [...state.apis, ...(body as { serviceIds: string[] }).serviceIds];
      return ok({ name: 'operations/enable', done: false });
    },
  ],
  ['GET', /operations\/\w+$/, () => done],
];
