import { expect, test, type Page } from '@playwright/test';
import { violationsInBothThemes } from '../accessibility';
import { openAdmin, unique } from './steps';

const views = (page: Page) => page.getByRole('group', { name: 'Saved views' });
const viewOf = (page: Page, name: string) => views(page).getByRole('button', { name, exact: true });

async function saveView(page: Page, name: string, who: 'Only this device' | 'Everyone who answers leads'): Promise<void> {
  await views(page).getByRole('button', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('Name of the view').fill(name);
  await dialog.getByRole('radio', { name: who }).check();
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(viewOf(page, name)).toBeVisible();
}

async function editView(page: Page, button: string): Promise<void> {
  await views(page).getByRole('button', { name: 'Edit views' }).click();
  await page.getByRole('dialog', { name: 'Edit views' }).getByRole('button', { name: button }).click();
}

test('a shared view is opened, renamed, deleted and brought back by a colleague; others stay on the device @ci', async ({
  page,
  browser,
}) => {
  const [forAll, renamed, mine] = [unique('Sold out'), unique('Order anew'), unique('Mine')];
  await openAdmin(page, '/Admin/view-product?stock=no&sort=title&dir=asc');
  await saveView(page, forAll, 'Everyone who answers leads');
  await expect(page.getByText(`Everyone who answers leads sees the view “${forAll}”.`)).toBeVisible();
  await saveView(page, mine, 'Only this device');

  const colleague = await (await browser.newContext()).newPage();
  await openAdmin(colleague, '/Admin/view-product', 'Ravi Menon');
  await viewOf(colleague, forAll).click();
  await expect(colleague).toHaveURL(/stock=no/);
  await expect(viewOf(colleague, mine)).toHaveCount(0);
  await views(colleague).getByRole('button', { name: 'Edit views' }).click();
  const dialog = colleague.getByRole('dialog', { name: 'Edit views' });
  await expect(dialog.getByRole('listitem').filter({ hasText: forAll })).toContainText(
    'Everyone who answers leads, saved by Asha Rao',
  );
  await dialog.getByRole('button', { name: `Rename the view ${forAll}` }).click();
  expect(await violationsInBothThemes(colleague)).toEqual([]);
  await dialog.getByLabel('Name of the view').fill(renamed);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(viewOf(page, renamed)).toBeVisible();
  await expect(viewOf(page, forAll)).toHaveCount(0);

  await editView(colleague, `Delete the view ${renamed}`);
  await expect(viewOf(page, renamed)).toHaveCount(0);
  await colleague.getByRole('button', { name: 'Undo' }).click();
  await expect(viewOf(page, renamed)).toBeVisible();
  await editView(page, `Delete the view ${renamed}`);
  await expect(viewOf(colleague, renamed)).toHaveCount(0);

  // The lead lists have views of their own, which a reload keeps.
  await page.goto('/Admin/quick-enquiry?filter=won&layout=board');
  await expect(viewOf(page, mine)).toHaveCount(0);
  await saveView(page, 'Won on the board', 'Only this device');
  await page.goto('/Admin/quick-enquiry');
  await viewOf(page, 'Won on the board').click();
  await expect(page).toHaveURL('/Admin/quick-enquiry?layout=board&filter=won');
  await editView(page, 'Delete the view Won on the board');
  await expect(viewOf(page, 'Won on the board')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(viewOf(page, 'Won on the board')).toBeVisible();
});
