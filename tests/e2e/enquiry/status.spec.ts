import { accessibilityViolations } from '../accessibility';
import { expect, fillEnquiry, newMessage, quickForm, storedEnquiries, submit, test, whenInstalled } from './steps';
import { eventually, server } from '../../stack';

test.use({ serviceWorkers: 'allow' });

test('an enquirer follows the enquiry from its receipt, adds a note, and sees the last state offline @ci', async ({
  page,
  context,
  browser,
  faultProxy,
}) => {
  const message = newMessage();
  await page.goto('/');
  await whenInstalled(page);
  await fillEnquiry(page, message);
  await submit(page);
  await quickForm(page).getByRole('link', { name: 'Track this enquiry' }).click();
  const step = page.locator('[aria-current="step"]');
  await expect(step).toContainText('Received');

  const [lead] = await storedEnquiries(message);
  const stored = server.firestore().doc(`quickEnquiries/${lead?.id ?? ''}`);
  await stored.update({ status: 'quoted' });
  await page.reload();
  await expect(step).toContainText('Quoted');
  expect(await accessibilityViolations(page)).toEqual([]);

  await context.setOffline(true);
  const form = page.getByRole('form', { name: 'Add a note' });
  await form.getByLabel('Add a note').fill('Please in blue');
  await form.getByRole('button', { name: 'Send the note' }).click();
  await expect(form.getByRole('status')).toContainText('Not sent');
  await page.reload();
  await expect(page.getByText('This is what we last told this device')).toBeVisible();
  await expect(step).toContainText('Quoted');
  await expect(form.getByLabel('Add a note')).toHaveValue('Please in blue');

  await context.setOffline(false);
  await form.getByRole('button', { name: 'Send the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Please in blue' })).toBeVisible();
  await expect(form.getByLabel('Add a note')).toHaveValue('');
  const notes = await eventually(
    'the note',
    async () => (await stored.get()).get('enquirerNotes') as { text: string }[] | undefined,
  );
  expect(notes.map(({ text }) => text)).toEqual(['Please in blue']);

  // On another device, a chat has appended its words to the link. A wrong token and, on a third device, none open nothing.
  const stranger = await browser.newPage({ baseURL: faultProxy.origin });
  await stranger.goto(`${page.url()}).%20Thanks`);
  await expect(stranger.locator('[aria-current="step"]')).toContainText('Quoted');
  await stranger.goto(`${page.url().slice(0, -3)}xyz`);
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'This link opens no enquiry' })).toBeVisible();
  await stranger.close();
  const third = await browser.newPage({ baseURL: faultProxy.origin });
  await third.goto(new URL(page.url()).pathname);
  await expect(third.getByRole('heading', { name: 'This link opens no enquiry' })).toBeVisible();
  await third.close();
});
