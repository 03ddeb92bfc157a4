import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { agree, openAdmin, unique } from './steps';

test('addresses left for letters are seen, exported and forgotten', async ({ page, request }) => {
  const email = `${unique('ann').replace(' ', '.')}@example.com`;
  const answer = await request.post('/api/subscribers', { data: { email, consent: true } });
  expect(answer.ok()).toBe(true);
  await openAdmin(page, '/Admin/subscribers');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(email);
  await row.getByRole('button', { name: `Forget ${email}` }).click();
  await agree(page, 'Forget');
  await expect(page.getByText('The address is gone.')).toBeVisible();
  await expect(row).toHaveCount(0);
});
