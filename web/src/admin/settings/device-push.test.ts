import { team } from '@catalogue/contract/endpoints/team';
import { beforeEach, expect, it, vi } from 'vitest';
import { renewPush } from './device-push';

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};
const device = vi.hoisted(() => ({ subscription: null as object | null, callAsUser: vi.fn() }));
vi.mock('../../data/network/push-subscription', () => ({
  pushRegistration: () => Promise.resolve({}),
  pushSubscription: () => Promise.resolve(device.subscription),
}));
vi.mock('../data/firebase-modules', () => ({ callModule: () => Promise.resolve({ callAsUser: device.callAsUser }) }));

beforeEach(() => void device.callAsUser.mockClear());

it('tells the server of a device whose switch is on', async () => {
  device.subscription = { toJSON: () => ({ ...subscription, expirationTime: null }) };
  await renewPush();
  expect(device.callAsUser.mock.calls).toEqual([[team.addDevice, { body: subscription }]]);
});

it('tells nothing of a device whose switch is off', async () => {
  device.subscription = null;
  await renewPush();
  expect(device.callAsUser).not.toHaveBeenCalled();
});
