import { error, ok, type Route } from './reply';

/** Logging in. */
export const authRoutes: readonly Route[] = [
  [
    'GET',
    /admin\/v2\/projects\/[\w-]+\/config$/,
    (state) =>
      state.auth
        ? ok({
            ...{ signIn: { email: { enabled: state.auth.email } }, authorizedDomains: state.auth.domains },
            ...state.auth.protection,
          })
        : error(404, 'CONFIGURATION_NOT_FOUND'),
  ],
  [
    'POST',
    /identityPlatform:initializeAuth$/,
    (state) => {
      if (state.auth) return error(400, 'Identity Platform has already been enabled for this project.', 'INVALID_ARGUMENT');
      state.auth = { email: false, domains: [], protection: {} };
      return ok();
    },
  ],
  [
    'PATCH',
    /admin\/v2\/projects\/[\w-]+\/config$/,
    (state, { body }) => {
      const { signIn: _, authorizedDomains, ...protection } = body as { signIn: object; authorizedDomains: string[] };
      state.auth = { email: true, domains: authorizedDomains, protection };
      return ok();
    },
  ],
];
