import { expect, test } from '@playwright/test';
import { whenOfflineReady } from './catalogue-steps';

test.use({ serviceWorkers: 'allow' });

test('the budget finder lists fitting products, gives reasons for the others, works offline and keeps the brief in the URL @ci', async ({
  page,
  context,
}) => {
  await page.goto('/search?q=flask');
  await whenOfflineReady(page);
  await page.getByRole('link', { name: 'A budget for each person? Find what fits' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Budget finder' })).toBeVisible();
  await context.setOffline(true);
  const form = page.getByRole('form', { name: 'What you need' });
  await form.getByLabel('How many people').fill('150');
  await form.getByLabel('Budget for each (₹)').fill('600');
  await form.getByLabel('Kind of gift').selectOption('eco');
  await expect(page).toHaveURL('/finder?people=150&budget=600&tag=eco');
  const flask = page.getByRole('link', { name: /Bamboo Shell Flask/ });
  await expect(flask).toContainText('₹430 each at 150');
  await expect(flask).toContainText('₹64,500 in all');
  await expect(page.getByRole('link', { name: /Sipline rPET Sipper/ })).toContainText('smallest order: 200');
  await expect(page.getByRole('link', { name: /Sipline rPET Sipper/ })).toContainText('out of stock');

  await form.getByLabel('Budget for each (₹)').fill('400');
  await expect(flask).toContainText('₹430 at 150');
  await form.getByLabel('How many people').fill('20');
  await expect(flask).toContainText('smallest order: 50');
  await form.getByLabel('Needed by').fill('2020-01-01');
  await expect(flask).toContainText(/dispatch (Mon|Tue|Wed|Thu|Fri) \d+ [A-Z][a-z]{2}/);
  await expect(page.getByRole('heading', { name: 'Nothing fits yet' })).toBeVisible();

  // The URL opens the same brief offline.
  await page.reload();
  await expect(flask).toContainText('smallest order: 50');
  await flask.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bamboo Shell Flask' })).toBeVisible();
  // The brief goes on to the product, its form and the basket.
  await expect(page.getByText('You need it by 1 Jan 2020. Ask us: we may find a way.')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Enquiry Form' })).toContainText(
    /^20 x Bamboo Shell Flask, .*needed by 1 Jan 2020/,
  );
});
