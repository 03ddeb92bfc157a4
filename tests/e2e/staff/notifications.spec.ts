import { expect, test } from '@playwright/test';
import { newPerson } from '../../people';
import { startPushService } from '../../fake-push-service';
import { ACCOUNTS, eventually, server } from '../../stack';
import { startSession } from '../sessions';

test.use({ serviceWorkers: 'allow' });

test('a device asks for notifications in the settings, gets one for a new lead, and ends them @ci', async ({ page }) => {
  const { device, close } = await startPushService();
  const admin = await newPerson({ name: 'Asha', role: 'admin' });
  // The browser of the tests reaches no push service: its subscriptions are the fake service's.
  await page.addInitScript(({ endpoint, keys }) => {
    let subscription: object | null = null;
    const end = () => {
      subscription = null;
      return Promise.resolve(true);
    };
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
    PushManager.prototype.getSubscription = () => Promise.resolve(subscription as PushSubscription | null);
    PushManager.prototype.subscribe = () => {
      subscription = { endpoint, unsubscribe: end, toJSON: () => ({ endpoint, expirationTime: null, keys }) };
      return Promise.resolve(subscription as PushSubscription);
    };
  }, device);
  await startSession(page.context(), admin);
  await page.goto('/Admin/settings?page=device');
  const notify = page.getByRole('switch', { name: 'Notify me of new leads' });
  await expect(notify).toBeEnabled();
  await notify.click();
  const devices = server.firestore().collection(`team/${admin.uid}/devices`);
  await eventually('the device to be stored', async () => ((await devices.get()).size === 1 ? true : undefined));
  await expect(notify).toBeChecked();

  const data = { name: 'Meera', mobile: '9820000012', email: 'meera@example.com', message: 'Are you open?' };
  const sent = await page.request.post('/api/quick-enquiries', { data });
  const { reference } = (await sent.json()) as { reference: string };
  const received = () => Promise.resolve(device.received.find(({ message }) => JSON.stringify(message).includes(reference)));
  expect(await eventually('the notification', received)).toMatchObject({
    message: { title: 'New quick enquiry', body: reference },
  });

  await notify.click();
  await expect(notify).not.toBeChecked();
  await eventually('the device to be removed', async () => ((await devices.get()).empty ? true : undefined));
  await server.firestore().doc(`team/${admin.uid}`).delete();
  await close();
});

test('staff who refuse notifications read how to allow them @ci', async ({ page }) => {
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = () => Promise.resolve((permission = 'denied'));
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
  });
  await startSession(page.context(), ACCOUNTS.admin);
  await page.goto('/Admin/settings?page=device');
  const notify = page.getByRole('switch', { name: 'Notify me of new leads' });
  await expect(notify).toBeEnabled();
  await notify.click();
  await expect(
    page.getByText('Notifications are blocked for this site. Allow them in the settings of the browser'),
  ).toBeVisible();
  await expect(notify).toBeDisabled();
  await expect(notify).not.toBeChecked();
});

test('sales find the switch for notifications under Settings, and nothing of the site there @ci', async ({ page }) => {
  const person = await newPerson({ name: 'Sunil', role: 'sales' });
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
  });
  await startSession(page.context(), person);
  await page.goto('/Admin/inbox');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('switch', { name: 'Notify me of new leads' })).toBeEnabled();
  await expect(page.getByRole('link', { name: 'Company' })).toHaveCount(0);
  await page.goto('/Admin/settings?page=shop');
  await expect(page.getByRole('switch', { name: 'Notify me of new leads' })).toBeEnabled();
});
