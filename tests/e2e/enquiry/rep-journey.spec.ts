import { leadPath } from '@catalogue/contract/paths';
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { newPerson } from '../../people';
import { ACCOUNTS, eventually, server } from '../../stack';
import { accessibilityViolations } from '../accessibility';
import { logIn } from '../account-steps';
import { whenOfflineReady } from '../catalogue-steps';
import { progress } from '../offline-download-steps';
import { readQrCode } from './read-qr-code';
import { takePhoto } from './steps';

test.use({ serviceWorkers: 'allow' });

test('a rep: install, download, meeting, client, shortlist by QR, enquiry with photo, all offline; then staff have it @ci', async ({
  page,
  context,
  browser,
}) => {
  const company = `Rao Textiles ${randomUUID().slice(0, 8)}`;
  const rep = await newPerson({ name: 'Ravi Rep', role: 'rep' });
  let shots = 0;
  const shot = (name: string, of = page) => {
    shots += 1;
    return of.screenshot({ path: test.info().outputPath(`${String(shots).padStart(2, '0')}-${name}.png`), fullPage: true });
  };

  await logIn(page, rep, '/take-with-you');
  await whenOfflineReady(page);
  await expect(page.getByText(/^\d+ pictures, about /)).toBeVisible();
  await shot('install');
  await page.getByRole('button', { name: 'Take it with you' }).click();
  await expect(progress(page)).toContainText('Everything is on this device', { timeout: 120_000 });
  await expect(page.getByText('Meeting mode, shortlists and PDFs work without a network, too')).toBeVisible({
    timeout: 60_000,
  });
  await shot('downloaded');
  expect(await accessibilityViolations(page)).toEqual([]);

  // From here on there is no network until the meeting is over.
  await context.setOffline(true);
  await page.goto('/Admin/clients');
  await page.getByRole('button', { name: 'New client' }).click();
  const dialog = page.getByRole('dialog', { name: 'New client' });
  const client = { Name: 'Meera Iyer', Mobile: '98123 45678', 'City Name': 'Pune', Email: 'meera@example.com' };
  for (const [label, text] of Object.entries({ ...client, 'Company Name': company }))
    await dialog.getByLabel(label, { exact: true }).fill(text);
  await shot('client');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await shot('clients');
  await page.getByRole('button', { name: `Meeting mode: ${company}` }).click();
  await expect(page.getByRole('combobox', { name: 'Client from your list' })).toContainText(company);
  await page.getByRole('combobox', { name: 'What to show' }).selectOption({ label: 'Drinkware: 8 products' });
  await page.getByLabel('Choose a PIN').fill('4711');
  await shot('meeting-setup');
  await page.getByRole('button', { name: 'Start the meeting' }).click();
  const show = page.getByRole('dialog', { name: 'Meeting mode' });
  await show.getByRole('button', { name: 'Add to the basket' }).click();
  const first = (await show.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const pieces = ((await show.getByText(/^\d+ pieces$/).textContent()) ?? '').replace(' pieces', '');
  await shot('meeting');
  await show.getByRole('button', { name: 'Next product' }).click();
  await expect(show.getByText('2 of 8')).toBeVisible();
  await show.getByRole('button', { name: 'Add to the basket' }).click();
  await show.getByRole('button', { name: 'Leave' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave the meeting' });
  await leaving.getByLabel('PIN of this device').fill('4711');
  await shot('leaving');
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Meeting', exact: true })).toBeVisible();
  await shot('after-the-meeting');

  await page.getByRole('link', { name: 'Show the basket: 2 products' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await shot('share');
  // The client's phone has a network of its own.
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await phone.newPage();
  await other.goto(await readQrCode(await page.screenshot()));
  await expect(other.getByRole('article', { name: first })).toContainText(`${pieces} pieces`);
  await expect(other.getByRole('article')).toHaveCount(2);
  await shot('shortlist-of-the-client', other);
  await phone.close();

  await page.keyboard.press('Escape');
  const form = page.getByRole('form', { name: 'Enquiry basket' });
  await expect(form.getByLabel('Company Name')).toHaveValue(company);
  const photo = { name: 'our office.jpg', mimeType: 'image/jpeg', buffer: await takePhoto() };
  await form.getByLabel('Photo or logo (optional)').setInputFiles(photo);
  const chosen = form.getByText(/^our office\.jpg, \d+ kB$/);
  await expect(chosen).toBeVisible();
  expect(Number.parseInt((await chosen.innerText()).split(', ')[1] ?? '', 10)).toBeLessThanOrEqual(400);
  await shot('enquiry');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText('not sent yet')).toBeVisible();
  await shot('saved');
  await page.goto('/outbox');
  await expect(page.getByRole('article')).toContainText('our office.jpg follows the enquiry by itself');
  await shot('outbox-offline');
  expect(await accessibilityViolations(page)).toEqual([]);

  await context.setOffline(false);
  const order = await eventually(
    'the order with its photo',
    async () => {
      const { docs } = await server.firestore().collection('orders').where('companyname', '==', company).get();
      return docs.find((one) => one.get('attachment.state') === 'received');
    },
    60_000,
  );
  expect(order.data()).toMatchObject({ repId: rep.uid, city: 'Pune', lines: [{ quantity: Number(pieces) }, {}] });
  await expect(page.getByRole('article')).toContainText('our office.jpg has arrived.');
  await shot('outbox-sent');

  const staffContext = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const staff = await staffContext.newPage();
  await logIn(staff, ACCOUNTS.admin, leadPath('order', order.id));
  await expect(staff.getByText(`By rep Ravi Rep for client ${company}`)).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Show our office.jpg' })).toBeVisible();
  await shot('staff', staff);
  expect(await accessibilityViolations(staff)).toEqual([]);
  await staffContext.close();
});
