import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { server } from '../../stack';
import { agree, openAdmin, unique } from './steps';

test('newsletter subscribers are listed, exported and erased @ci', async ({ page, request }) => {
  const email = `${unique('ann').replace(' ', '.')}@example.com`;
  const answer = await request.post('/api/subscribers', { data: { email, consent: true } });
  expect(answer.ok()).toBe(true);
  // More than one page of the API's own size, left before.
  const others = Array.from({ length: 120 }, () => crypto.randomUUID());
  const documentOf = (one: string) => server.firestore().collection('subscribers').doc(one);
  const writer = server.firestore().bulkWriter();
  for (const one of others) void writer.set(documentOf(one), { email: `${one}@example.net`, createdAt: new Date(0) });
  await writer.close();

  await openAdmin(page, '/Admin/subscribers');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  for (const one of [email, ...others]) expect(file).toContain(one);
  await row.getByRole('button', { name: `Forget ${email}` }).click();
  await agree(page, 'Forget');
  await expect(page.getByText('The address is gone.')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('table').locator(':focus')).toHaveCount(1);
  await Promise.all(others.map((one) => documentOf(one).delete()));
});
