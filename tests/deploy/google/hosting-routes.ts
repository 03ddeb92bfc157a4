import { notFound, ok, type Route } from './reply';

/** Sites, their domains and releases. */
export const hostingRoutes: readonly Route[] = [
  ['GET', /sites\/([\w-]+)$/, (state, _, [, site = '']) => (state.sites.includes(site) ? ok() : notFound)],
  [
    'POST',
    /\/sites$/,
    (state, { url }) => {
      state.sites.push(url.searchParams.get('siteId') ?? '');
      return ok();
    },
  ],
  [
    'GET',
    /customDomains$/,
    (state) =>
      ok({
        customDomains: Object.entries(state.domains).map(([host, hostState]) => ({
          name: `sites/s/customDomains/${host}`,
          hostState,
        })),
      }),
  ],
  [
    'GET',
    /channels\/live\/releases$/,
    (state) =>
      ok({
        releases: state.versions.map(({ id, commit }) => ({ version: { name: `sites/s/versions/${id}` }, message: commit })),
      }),
  ],
];
