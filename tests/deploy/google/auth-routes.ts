import { error, ok, type Route } from './reply';

/** Logging in. */
export const authRoutes: readonly Route[] = [
  [
    'GET',
    /admin\/v2\/projects\/[\w-]+\/config$/,
    (state) =>
      state.auth
        ? ok({ signIn: { email: { enabled: state.auth.email } }, authorizedDomains: state.auth.domains })
        : error(404, 'CONFIGURATION_NOT_FOUND'),
  ],
  [
    'POST',
    /identityPlatform:initializeAuth$/,
    (state) => {
      state.auth = { email: false, domains: [] };
      return ok();
    },
  ],
  [
    'PATCH',
    /admin\/v2\/projects\/[\w-]+\/config$/,
    (state, { body }) => {
      state.auth = { email: true, domains: (body as { authorizedDomains: string[] }).authorizedDomains };
      return ok();
    },
  ],
];
