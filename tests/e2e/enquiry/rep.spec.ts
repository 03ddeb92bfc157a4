import { leadPath } from '@catalogue/contract/paths';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { newPerson } from '../../people';
import { ACCOUNTS, eventually, server } from '../../stack';
import { accessibilityViolations } from '../accessibility';
import { logIn } from '../account-steps';
import { uniqueWord, whenAssetsCached, whenOfflineReady } from '../catalogue-steps';
import { addToBasket } from './steps';
import { filesCached } from '../staff/steps';

test.use({ serviceWorkers: 'allow' });

/** The rep offline bundle and the screens of a rep. */
const REP_BUNDLE = ['/rep-home-', '/admin-layout-', '/basket-bar-', '/meeting-'];

/** Bytes of the photo that this device has stored. */
const storedCardBytes = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('catalogue');
    opening.onsuccess = () => {
      const range = IDBKeyRange.bound('client-card:', 'client-card:~');
      const found = opening.result.transaction('settings').objectStore('settings').getAll(range);
      found.onsuccess = () => resolve((found.result as Blob[])[0]?.size ?? Infinity);
      found.onerror = () => reject(new Error('The settings cannot be read'));
    };
  });

/** A photo of a card with as much detail as a camera sees. */
const cardPhoto = () =>
  sharp({
    create: { width: 2400, height: 1400, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 200, sigma: 30 } },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

test('a rep notes a client offline and sends an enquiry for them; an admin sees both @ci', async ({
  page,
  context,
  browser,
}) => {
  const company = `Iyer ${crypto.randomUUID().slice(0, 8)}`;
  const rep = await newPerson({ name: 'Ravi Rep', role: 'rep' });
  const shot = (name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
  await logIn(page, rep, '/Admin/clients');
  await expect(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible();
  await whenOfflineReady(page);
  await whenAssetsCached(page, REP_BUNDLE);
  await filesCached(page, 'rep', 'staff');
  await context.setOffline(true);

  await page.goto('/Admin/clients');
  await page.getByRole('button', { name: 'New client' }).click();
  const dialog = page.getByRole('dialog', { name: 'New client' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Type something, or take a photo of the card')).toBeVisible();
  await dialog
    .getByLabel('Photo of the card', { exact: true })
    .last()
    .setInputFiles({
      name: 'card.jpg',
      mimeType: 'image/jpeg',
      buffer: await cardPhoto(),
    });
  await dialog.getByLabel('Name', { exact: true }).fill('Meera Iyer');
  await dialog.getByLabel('Company Name').fill(company);
  await dialog.getByLabel('Mobile').fill('98123 45678');
  await dialog.getByLabel('City Name').fill('Pune');
  await dialog.getByLabel('Email').fill('meera@example.com');
  await expect(dialog.getByRole('img', { name: `Card of ${company}` })).toBeVisible();
  await shot('1-client');
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();

  const card = page.getByRole('article', { name: company });
  await expect(card.getByText('Only on this device')).toBeVisible();
  await expect(card.getByRole('img', { name: `Card of ${company}` })).toBeVisible();
  const bytes = await page.evaluate(storedCardBytes);
  expect(bytes).toBeLessThanOrEqual(200_000);
  await shot('2-clients');
  expect(await accessibilityViolations(page)).toEqual([]);

  // A second one, deleted and brought back.
  await card.getByRole('button', { name: `Delete: ${company}` }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await card.getByRole('button', { name: `Make a basket: ${company}` }).click();
  await expect(page.getByRole('heading', { name: 'Your basket is empty' })).toBeVisible();
  await addToBasket(page, 'drk-02');
  await page.goto('/basket');
  const form = page.getByRole('form', { name: 'Enquiry basket' });
  await expect(form.getByLabel('Company Name')).toHaveValue(company);
  await expect(form.getByLabel('Email')).toHaveValue('meera@example.com');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText('not sent yet')).toBeVisible();
  await shot('3-sent-offline');
  // The list of what the rep sent shows what is on the device, too.
  await page.goto('/Admin/my-leads');
  const onDevice = page.getByRole('region', { name: 'On this device' });
  await expect(onDevice.getByRole('article')).toContainText(company);
  await expect(onDevice.getByRole('article')).toContainText('Saved on this device');
  await shot('3-my-leads-offline');

  await context.setOffline(false);
  const order = await eventually(
    'the order with its rep',
    async () => {
      const { docs } = await server.firestore().collection('orders').where('companyname', '==', company).get();
      return docs[0];
    },
    60_000,
  );
  expect(order.data()).toMatchObject({ repId: rep.uid, repName: 'Ravi Rep', city: 'Pune', incomplete: false });
  const client = await eventually(
    'the client on the server',
    async () =>
      (
        await server
          .firestore()
          .doc(`clients/${String(order.get('clientId'))}`)
          .get()
      ).data(),
    60_000,
  );
  expect(client).toMatchObject({
    owner: rep.uid,
    name: 'Meera Iyer',
    company,
    phone: '98123 45678',
    email: 'meera@example.com',
  });

  await page.goto('/Admin/my-leads');
  await expect(page.getByRole('article').filter({ hasText: company })).toContainText(String(order.get('reference')));
  await shot('4-my-leads');
  await page.goto('/Admin/clients');
  await expect(page.getByText('1 client, all of them on the server')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await shot('5-clients-at-a-desk');
  await page.goto('/Admin/view-product');
  await expect(page.getByRole('heading', { name: 'This page is for admins' })).toBeVisible();
  await shot('6-for-admins');

  const staff = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, isMobile: false })).newPage();
  await logIn(staff, ACCOUNTS.admin, leadPath('order', order.id));
  await expect(staff.getByText(`By rep Ravi Rep for client ${company}`)).toBeVisible();
  await staff.screenshot({ path: test.info().outputPath('7-staff.png') });
});

test('a lead that is handed to a rep is worked on by that rep, and by no other @ci', async ({ page, browser }) => {
  const admin = await newPerson({ role: 'admin', name: 'Asha Rao' });
  const rep = await newPerson({ role: 'rep', name: `Zubin ${uniqueWord()}` });
  const data = { name: `Meera ${uniqueWord()}`, mobile: '9820000012', email: 'm@example.com', message: 'Mugs?' };
  const sent = await page.request.post('/api/quick-enquiries', { data });
  const { reference } = (await sent.json()) as { reference: string };
  const stored = async (): Promise<Record<string, unknown>> => {
    const { docs } = await server.firestore().collection('quickEnquiries').where('reference', '==', reference).get();
    return docs[0]?.data() ?? {};
  };

  const staff = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, isMobile: false })).newPage();
  await logIn(staff, admin, `/Admin/inbox?q=${reference}`);
  await staff.getByRole('link', { name: data.name }).click();
  const assign = staff.getByRole('group', { name: `Assign ${reference}` });
  const inList = assign.getByRole('combobox');
  const button = assign.getByRole('button', { name: `${rep.name} (rep)` });
  await expect(inList.or(button).first()).toBeVisible();
  if (await inList.isVisible()) await inList.selectOption({ label: `${rep.name} (rep)` });
  else await button.click();
  await expect.poll(async () => (await stored()).owner).toBe(rep.uid);
  await staff.context().close();

  await logIn(page, rep, '/Admin/my-leads');
  await expect(page.getByRole('heading', { name: 'Handed to you' })).toBeVisible();
  const card = page.getByRole('article', { name: `${reference} ${data.name}` });
  await card.getByRole('button', { name: 'Contacted' }).click();
  await expect.poll(async () => (await stored()).status).toBe('contacted');
  await card.getByRole('textbox', { name: 'Add a note' }).fill('Wants a sample');
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(async () => (await stored()).note).toBe('Wants a sample');
  expect(await stored()).toMatchObject({ owner: rep.uid, ownerName: rep.name, revision: 4 });
  await page.screenshot({ path: test.info().outputPath('handed.png'), fullPage: true });
  expect(await accessibilityViolations(page)).toEqual([]);
});
