import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from '../accessibility';
import { newMessage } from '../enquiry/steps';
import { server } from '../../stack';
import { cardOf, openLeads, storeLead } from './steps';

const LINE = { productId: 'drk-02', title: 'Flask', sku: '', quantity: 5, option: '', branding: '', note: '', price: 420 };

/** Unfolds two leads with these words. */
async function unfold(page: Page, words: string): Promise<void> {
  const cards = cardOf(page, words);
  for (let index = 0; index < 2; index += 1) await cards.nth(index).getByRole('button', { name: 'Work on it' }).click();
}

test('landmarks of a lead list are unique beside several baskets and merged leads @ci', async ({ page }) => {
  const words = newMessage();
  const ofBasket = { companyname: words, city: 'Pune', productrequest: '2 products', quantity: 10, lines: [LINE, LINE] };
  for (let count = 0; count < 2; count += 1) {
    await storeLead(words, ofBasket, 'orders');
    const at = new Date();
    const merged = await storeLead(words, { status: 'merged' });
    const into = await storeLead(words, { timeline: { 1: { by: 'asha', byName: 'Asha', at, merged } } });
    await server
      .firestore()
      .doc(`quickEnquiries/${merged}`)
      .update({
        merged: { into, status: 'new', at, before: { status: 'new', owner: null, ownerName: null, nextCallAt: null } },
      });
  }
  const landmarks = async () => (await accessibilityViolations(page)).filter((line) => line.startsWith('landmark'));
  await openLeads(page, '/Admin/orders');
  await unfold(page, words);
  await expect(page.getByRole('list', { name: 'Products asked for' }).nth(1)).toBeVisible();
  expect(await landmarks()).toEqual([]);
  await page.goto('/Admin/quick-enquiry');
  await unfold(page, words);
  await expect(page.getByRole('list', { name: 'Merged into this lead' }).nth(1)).toBeVisible();
  expect(await landmarks()).toEqual([]);
});
