import { expect, test } from '@playwright/test';
import { newPerson } from '../../people';
import { accessibilityViolations } from '../accessibility';
import { logIn } from '../account-steps';
import { whenAssetsCached, whenOfflineReady } from '../catalogue-steps';
import { storeLead } from '../leads/steps';
import { addToBasket, newMessage } from './steps';

test.use({ serviceWorkers: 'allow' });

test('a rep’s day stands above the clients, offline too: client, device, what waits, calls, baskets and the meeting @ci', async ({
  page,
  context,
}) => {
  const rep = await newPerson({ name: 'Ravi Rep', role: 'rep' });
  await logIn(page, rep, '/Admin/clients');
  const today = page.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('heading', { name: 'No client chosen yet' })).toBeVisible();
  await expect(today.getByText('Nothing waits here')).toBeVisible();
  await expect(today.getByText('None', { exact: true })).toHaveCount(2);
  expect(await accessibilityViolations(page)).toEqual([]);

  await whenOfflineReady(page);
  await addToBasket(page, 'drk-02');
  await whenAssetsCached(page, ['/rep-home-', '/leads-due-', '/meeting-']);
  await context.setOffline(true);
  await page.goto('/Admin/clients');
  await expect(today.getByText('1 product', { exact: true })).toBeVisible();
  await today.getByRole('link', { name: 'Start a meeting' }).click();
  await expect(page).toHaveURL('/meeting');
});

test('a client who wrote again is in the rep’s day, and their words are in the rep’s list until the rep answers @ci', async ({
  page,
}) => {
  const rep = await newPerson({ name: 'Ravi Rep', role: 'rep' });
  const words = `In blue, ${crypto.randomUUID()}`;
  const note = { id: crypto.randomUUID(), text: words, at: new Date() };
  const handed = { owner: rep.uid, ownerName: rep.name, hasNewNote: true, enquirerNotes: [note] };
  await storeLead(newMessage(), { name: 'Wahida Khan', status: 'quoted', ...handed });
  await logIn(page, rep, '/Admin/clients');
  await page.getByRole('region', { name: 'Today' }).getByRole('link', { name: '1 lead', exact: true }).click();
  const card = page.getByRole('article', { name: /Wahida Khan/ });
  const newNote = card.getByText(`Wrote again: “${words}”`);
  await expect(newNote).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('wrote-again.png'), fullPage: true });
  await card.getByRole('textbox', { name: 'Add a note' }).fill('Blue is fine');
  await card.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(newNote).toBeHidden();
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: 'Enter' })).toHaveAttribute('href', '/Admin/clients');
});
