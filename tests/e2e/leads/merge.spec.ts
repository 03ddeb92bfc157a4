import { expect, test } from '@playwright/test';
import { accessibilityViolations } from '../accessibility';
import { newMessage } from '../enquiry/steps';
import { openDesk, storedLead, storeLead } from './steps';

test('two leads of one sender are merged into one, shown together, and split again @ci', async ({ page }) => {
  const mobile = `98${String(Date.now()).slice(-8)}`;
  const [kept, duplicate] = [newMessage(), newMessage()];
  const ids = [await storeLead(kept, { mobile }), await storeLead(duplicate, { mobile, status: 'contacted' })];
  const [keptReference = '', reference = ''] = await Promise.all(
    ids.map(async (id) => String((await storedLead(id))?.reference)),
  );
  await openDesk(page);
  const card = page.getByRole('article', { name: keptReference });
  await card.getByRole('button', { name: `Merge with ${reference}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge two leads' });
  await expect(dialog).toContainText(duplicate);
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: `Merge ${reference} into ${keptReference}` }).click();
  await expect(card.getByRole('region', { name: 'Merged into this lead' })).toContainText(duplicate);
  await expect(page.getByRole('article', { name: reference })).toHaveCount(0);
  await card.getByText(/^Timeline/).click();
  await expect(card.getByRole('listitem').filter({ hasText: 'A duplicate was merged into this lead' })).toBeVisible();
  expect(await storedLead(ids[1] ?? '')).toMatchObject({ status: 'merged', merged: { into: ids[0], status: 'contacted' } });

  await card.getByRole('button', { name: `Undo the merge of ${reference}` }).click();
  await expect(page.getByRole('article', { name: reference })).toContainText('Contacted');
  await expect(card.getByRole('region', { name: 'Merged into this lead' })).toHaveCount(0);
  expect(await storedLead(ids[1] ?? '')).toMatchObject({ status: 'contacted', merged: null });
});
