import type { team } from '@catalogue/contract/endpoints/team';
import { grantRole, type Granter, revokeRole } from '../accounts/roles';
import { readTeam } from '../accounts/team';
import { removeDevice, storeDevice } from '../push/devices';
import { isPushService } from '../push/send-push';
import { siteKeys } from '../platform/site-keys';
import type { Caller } from './authenticate';
import { HttpError } from './http-error';
import type { Handlers } from './route';

const TEAM_MESSAGES = {
  unknownUser: 'Nobody has an account with this e-mail address. Ask them to sign up first.',
  unverified: 'The owner of this address has not confirmed it yet.',
  notOnTeam: 'You are not on the team list (any more). Reload to see what you may do.',
  lastAdmin: 'The last admin has to stay. Make someone else an admin first.',
  noPushService: 'This browser’s push service is not known here.',
} as const;

export const handlers: Handlers<typeof team> = {
  list: async () => ({ data: await readTeam(), cache: 'private, no-store' }),

  grant: async ({ body, caller }) => {
    const granted = await grantRole(body.email, body.role, granterOf(await caller()), body);
    switch (granted.outcome) {
      case 'granted':
      case 'alreadyGranted':
        return { data: await readTeam(), status: granted.outcome === 'granted' ? 201 : 200 };
      case 'unknownUser':
        throw new HttpError(422, { message: TEAM_MESSAGES.unknownUser, errors: { email: TEAM_MESSAGES.unknownUser } });
      case 'unverified':
        throw new HttpError(409, { message: TEAM_MESSAGES.unverified });
      case 'lastAdmin':
        throw new HttpError(422, { message: TEAM_MESSAGES.lastAdmin });
      case 'notOnTeam':
        throw new HttpError(403, { message: TEAM_MESSAGES.notOnTeam });
    }
  },

  revoke: async ({ params, caller }) => {
    const { outcome } = await revokeRole(params.uid, granterOf(await caller()));
    if (outcome === 'notOnTeam') throw new HttpError(403, { message: TEAM_MESSAGES.notOnTeam });
    if (outcome === 'lastAdmin') throw new HttpError(409, { message: TEAM_MESSAGES.lastAdmin });
    return undefined;
  },

  pushKey: () => Promise.resolve({ data: { publicKey: siteKeys().webPush.publicKey }, cache: 'private, no-store' }),

  addDevice: async ({ body, caller }) => {
    if (!isPushService(body.endpoint)) throw new HttpError(422, { message: TEAM_MESSAGES.noPushService });
    if (!(await storeDevice((await caller()).uid, body))) throw new HttpError(403, { message: TEAM_MESSAGES.notOnTeam });
    return undefined;
  },

  removeDevice: async ({ body, caller }) => {
    await removeDevice((await caller()).uid, body.endpoint);
    return undefined;
  },
};

function granterOf(caller: Caller | null): Granter {
  if (caller === null) throw new HttpError(401);
  return { uid: caller.uid, name: caller.name };
}
