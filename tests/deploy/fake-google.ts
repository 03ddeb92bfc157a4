import type { FakeProject } from './fake-project';
import { authRoutes } from './google/auth-routes';
import { firestoreRoutes } from './google/firestore-routes';
import { hostingRoutes } from './google/hosting-routes';
import { iamRoutes } from './google/iam-routes';
import { projectRoutes } from './google/project-routes';
import { error, type Call, type Reply } from './google/reply';
import { secretsRoutes } from './google/secrets-routes';
import { storageRoutes } from './google/storage-routes';

/** Hosts whose API must be enabled first. */
const GUARDED = 'firestore identitytoolkit secretmanager iam firebasestorage firebasehosting storagetransfer'.split(' ');
/** Hosts whose API is off in the project of the Firebase CLI. */
const OFF_IN_CLI_PROJECT = ['identitytoolkit', 'storagetransfer'];

const ROUTES = [
  ...projectRoutes,
  ...firestoreRoutes,
  ...storageRoutes,
  ...authRoutes,
  ...hostingRoutes,
  ...iamRoutes,
  ...secretsRoutes,
];

/** Answers one call as Google would in this state of the project. */
export function answerOf(state: FakeProject, call: Call): Reply {
  const url = `${call.url.hostname}${decodeURIComponent(call.url.pathname)}`;
  if (!state.isLoggedIn) return error(401, 'Request had invalid authentication credentials.', 'UNAUTHENTICATED');
  // Accounts and new projects belong to the logged-in user.
  const isOfPerson = /\/billingAccounts$|\/v3\/projects$|\/operations\//.test(url);
  if (!state.exists && !isOfPerson) return error(403, 'The caller does not have permission', 'PERMISSION_DENIED');
  const refusal = state.refused.find((one) => one.times > 0 && url.includes(one.url));
  if (refusal) {
    refusal.times -= 1;
    return error(refusal.status, refusal.message, refusal.reason);
  }
  const [service = ''] = call.url.hostname.split('.');
  if (GUARDED.includes(service) && !state.apis.includes(call.url.hostname))
    return error(403, `${call.url.hostname} has not been used in this project before or it is disabled.`, 'SERVICE_DISABLED');
  if (OFF_IN_CLI_PROJECT.includes(service) && call.quotaProject !== call.project)
    return error(403, `${call.url.hostname} has not been used in project 563584335869 before.`, 'SERVICE_DISABLED');
  for (const [method, pattern, answer] of ROUTES) {
    const match = method === call.method ? pattern.exec(url) : null;
    if (match) return answer(state, call, match);
  }
  throw new Error(`The fake knows no ${call.method} ${url}`);
}
