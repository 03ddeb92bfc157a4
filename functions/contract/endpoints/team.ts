import * as v from 'valibot';
import { pushDevice } from '../entities/push-device';
import { grant, teamMember, type TeamMember } from '../entities/team';
import { endpoint } from './endpoint';

const tag = 'Team';
const uid = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const member: TeamMember = {
  uid: 'u81Kx0',
  name: 'Asha Rao',
  email: 'asha@example.com',
  role: 'admin',
  grantedAt: 1795000000000,
  grantedBy: 'Ravi Menon',
};

const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/dKq0',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
};

/** Who is on the team, and the devices that are notified of leads. Each grant and revocation leaves a line in the activity list. */
export const team = {
  list: endpoint({
    method: 'GET',
    path: '/team',
    access: 'team',
    tag,
    summary: 'All members of the team, the longest-serving first',
    answer: v.array(teamMember),
    status: 200,
    example: { answer: [member] },
  }),
  grant: endpoint({
    method: 'POST',
    path: '/team',
    access: 'team',
    tag,
    summary:
      'Give the account of an e-mail address a role: admin, sales or rep. Also changes the role. 409: nobody has confirmed the address (repeat with `evenUnverified`). 422: there is no account, or it is the last admin and would lose that role',
    body: grant,
    answer: v.array(teamMember),
    status: 201,
    errorStatuses: [409, 422],
    example: { body: { email: 'asha@example.com', role: 'admin' }, answer: [member] },
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/team/{uid}',
    access: 'team',
    tag,
    summary: 'Take the role back; their devices have to log in again. 409: the last admin stays',
    params: v.object({ uid }),
    answer: 'nothing',
    status: 204,
    errorStatuses: [409],
    example: { params: { uid: 'u81Kx0' } },
  }),
  pushKey: endpoint({
    method: 'GET',
    path: '/team/push-key',
    access: 'leads',
    tag,
    summary: 'The VAPID public key that a browser subscribes to notifications with',
    answer: v.object({ publicKey: v.string() }),
    status: 200,
    example: { answer: { publicKey: `B${'A'.repeat(86)}` } },
  }),
  addDevice: endpoint({
    method: 'POST',
    path: '/team/devices',
    access: 'leads',
    tag,
    summary: 'Notify this device of the caller of new leads. 422: its endpoint is no known push service',
    body: pushDevice,
    answer: 'nothing',
    status: 204,
    errorStatuses: [422],
    example: { body: device },
  }),
  removeDevice: endpoint({
    method: 'POST',
    path: '/team/devices/remove',
    access: 'leads',
    tag,
    summary: 'Notify this device of the caller no longer',
    body: v.pick(pushDevice, ['endpoint']),
    answer: 'nothing',
    status: 204,
    example: { body: { endpoint: device.endpoint } },
  }),
};
