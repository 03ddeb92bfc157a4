import { LIMITS } from '@catalogue/contract/limits';
import type { Page } from '@playwright/test';
import { ACCOUNTS, eventually, stack } from '../../stack';
import { accessibilityViolations } from '../accessibility';
import { workOn } from '../leads/steps';
import { startSession } from '../sessions';
import {
  expect,
  expectOnce,
  fillEnquiry,
  newMessage,
  quickForm,
  storedEnquiries,
  submit,
  takePhoto,
  test,
  whenInstalled,
} from './steps';

test.use({ serviceWorkers: 'allow' });

const field = (page: Page) => quickForm(page).getByLabel('Photo or logo (optional)');
const attachmentOf = async (message: string) => {
  const [lead] = (await storedEnquiries(message)) as { attachment?: Record<string, unknown> }[];
  return lead?.attachment;
};
const reaches = (message: string, state: string) =>
  eventually(
    `the file to be ${state}`,
    async () => ((await attachmentOf(message))?.state === state ? true : undefined),
    60_000,
  );

test('a photo chosen offline follows its enquiry, after a reload and a network that blocks files; staff see it @ci', async ({
  page,
  context,
  browser,
  faultProxy,
}) => {
  const message = newMessage();
  const photo = await takePhoto();
  expect(photo.byteLength).toBeGreaterThan(6_000_000);
  await page.goto('/');
  await whenInstalled(page);
  await context.setOffline(true);
  await page.reload();
  await fillEnquiry(page, message);
  // A type that is not accepted leaves what was typed.
  await field(page).setInputFiles({ name: 'movie.mp4', mimeType: 'video/mp4', buffer: Buffer.from('....ftypmp42') });
  await expect(quickForm(page).getByRole('status').filter({ hasText: 'This type of file is not accepted' })).toBeVisible();
  await field(page).setInputFiles({ name: 'our office.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(quickForm(page).getByText(/^our office\.jpg, \d+ kB$/)).toBeVisible();
  // The file is part of the draft.
  await page.reload();
  await expect(quickForm(page).getByText(/^our office\.jpg, \d+ kB$/)).toBeVisible();
  await expect(quickForm(page).getByLabel('Message')).toHaveValue(message);
  await quickForm(page).screenshot({ path: test.info().outputPath('form.png') });
  expect(await accessibilityViolations(page)).toEqual([]);
  await submit(page);
  await expect(quickForm(page).getByRole('status').last()).toContainText('not sent yet');
  await expect(quickForm(page).getByText(/^our office\.jpg, \d+ kB$/)).toBeHidden();

  faultProxy.blocksFiles = true;
  await page.reload();
  await context.setOffline(false);
  await expectOnce(message);
  await expect.poll(() => faultProxy.uploads.length, { timeout: 60_000 }).toBeGreaterThan(0);
  expect(await attachmentOf(message)).toMatchObject({ name: 'our office.jpg', type: 'image/jpeg', state: 'pending' });

  const staffContext = await browser.newContext({ baseURL: stack().baseUrl, viewport: { width: 1280, height: 900 } });
  const staff = await staffContext.newPage();
  await startSession(staffContext, ACCOUNTS.admin);
  await staff.goto('/Admin/quick-enquiry');
  const card = staff.getByRole('article').filter({ hasText: message });
  await workOn(card);
  await expect(card).toContainText('our office.jpg: picture pending');

  faultProxy.blocksFiles = false;
  await page.goto('/outbox');
  await expect(page.getByRole('article').filter({ hasText: message })).toContainText('our office.jpg has arrived.', {
    timeout: 60_000,
  });
  await page.screenshot({ path: test.info().outputPath('outbox.png') });
  await reaches(message, 'received');
  expect(Math.max(...faultProxy.uploads)).toBeLessThanOrEqual(LIMITS.attachedPhotoBytes);
  await expect(card.getByRole('button', { name: 'Show our office.jpg' })).toBeVisible();
  await card.screenshot({ path: test.info().outputPath('lead.png') });
  await card.getByRole('button', { name: 'Show our office.jpg' }).click();
  const shown = staff.getByRole('dialog', { name: 'our office.jpg' }).getByRole('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
  await staff.screenshot({ path: test.info().outputPath('photo.png') });
  await staff.keyboard.press('Escape');
  const download = staff.waitForEvent('download');
  await card.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Q-\w{7}\.jpg$/);
  await staff.setViewportSize({ width: 390, height: 844 });
  // Cards out of sight keep their layout (content-visibility).
  await card.scrollIntoViewIfNeeded();
  await staff.screenshot({ path: test.info().outputPath('lead-phone.png') });
  await staffContext.close();
  expect(await storedEnquiries(message)).toHaveLength(1);
});
