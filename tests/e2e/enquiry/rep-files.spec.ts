import { randomUUID } from 'node:crypto';
import { expect, type Locator, test } from '@playwright/test';
import sharp from 'sharp';
import { newPerson } from '../../people';
import { ACCOUNTS, server, stack } from '../../stack';
import { accessibilityViolations } from '../accessibility';
import { logIn } from '../account-steps';

const picture = () =>
  sharp({ create: { width: 900, height: 500, channels: 3, background: '#0f4c4a' } })
    .jpeg()
    .toBuffer();

const expectPicture = (image: Locator) =>
  expect.poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth), { timeout: 60_000 }).toBe(900);

/** Sends an order with a logo as the rep's device does. */
async function sendOrder(token: string, companyname: string): Promise<void> {
  const logo = new Uint8Array(await picture());
  const order = {
    id: randomUUID(),
    name: 'Meera',
    companyname,
    city: 'Pune',
    mobile: '98',
    email: 'm@example.com',
    quantity: 5,
  };
  const attachment = { name: 'logo.jpg', type: 'image/jpeg', bytes: logo.byteLength };
  const sent = await fetch(`${stack().baseUrl}/api/myorders/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...order, productrequest: 'Mug', attachment }),
  });
  const receipt = (await sent.json()) as { reference: string; attachment: { grant: string } };
  const uploaded = await fetch(`${stack().baseUrl}/api/enquiries/${receipt.reference}/attachment`, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${receipt.attachment.grant}` },
    body: logo,
  });
  expect(await uploaded.json()).toEqual({ state: 'received', reason: '' });
}

test('a rep sees on another phone the card of a client and the file of a lead; an admin sees all clients @ci', async ({
  page,
  browser,
}) => {
  const company = `Iyer ${randomUUID().slice(0, 8)}`;
  const rep = await newPerson({ name: 'Ravi Rep', role: 'rep' });
  const client = { name: 'Meera Iyer', company, phone: '98123 45678', city: 'Pune', email: 'm@example.com', card: 'photo' };
  const stored = server.firestore().collection('clients').doc();
  await stored.set({ ...client, owner: rep.uid, updatedAt: new Date() });
  await server
    .bucket()
    .file(`cards/${rep.uid}/${stored.id}/photo`)
    .save(await picture(), { contentType: 'image/jpeg' });
  await sendOrder(await rep.token(), company);

  await logIn(page, rep, '/Admin/clients');
  await page.getByRole('button', { name: `Show the card: ${company}` }).click();
  await expectPicture(page.getByRole('img', { name: `Card of ${company}` }));
  await page.screenshot({ path: test.info().outputPath('client.png') });
  await page.goto('/Admin/my-leads');
  const lead = page.getByRole('article').filter({ hasText: company });
  await lead.getByRole('button', { name: 'Show logo.jpg' }).click();
  await expectPicture(page.getByRole('dialog', { name: 'logo.jpg' }).getByRole('img'));

  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, isMobile: false });
  const staff = await context.newPage();
  await logIn(staff, ACCOUNTS.admin, '/Admin/clients');
  await staff.getByRole('link', { name: 'Clients of reps' }).click();
  const row = staff.getByRole('row').filter({ hasText: company });
  await expect(row).toContainText('Ravi Rep');
  await staff.screenshot({ path: test.info().outputPath('clients-of-reps.png') });
  expect(await accessibilityViolations(staff)).toEqual([]);
  await row.getByRole('button', { name: `Show the card: ${company}` }).click();
  await expectPicture(staff.getByRole('dialog', { name: `Card of ${company}` }).getByRole('img'));
  await staff.setViewportSize({ width: 390, height: 844 });
  await staff.keyboard.press('Escape');
  await staff.screenshot({ path: test.info().outputPath('clients-of-reps-phone.png') });
  await context.close();
});
