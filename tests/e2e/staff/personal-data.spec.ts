import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { server } from '../../stack';
import { agree, openAdmin, unique } from './steps';

test('personal data of one person is found, downloaded and erased @ci', async ({ page }) => {
  const email = `${unique('ravi').replace(' ', '.')}@example.com`;
  const id = crypto.randomUUID();
  const lead = server.firestore().doc(`quickEnquiries/${id}`);
  const now = new Date();
  await lead.set({
    ...{ id, name: 'Ravi', email, mobile: '9000000001', message: 'Call me', reference: 'Q-TEST', status: 'new', note: '' },
    ...{ owner: null, ownerName: null, nextCallAt: null, incomplete: false, revision: 1, searchKeys: [email] },
    ...{ createdAt: now, updatedAt: now },
  });

  await openAdmin(page, '/Admin/personal-data');
  const field = page.getByLabel('E-mail or phone');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Enter an e-mail address or a phone number.')).toBeVisible();
  await field.fill(email);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: `Stored about ${email}` })).toBeVisible();
  await expect(page.getByText('1 enquiry or order')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as a file' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Call me');

  await page.getByRole('button', { name: 'Erase all of it' }).click();
  await agree(page, 'Erase all of it');
  await expect(page.getByText(/Everything is erased\. The daily backups forget it by/)).toBeVisible();
  expect((await lead.get()).exists).toBe(false);
  await field.fill(email);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('Nothing is stored about this person.')).toBeVisible();
});
