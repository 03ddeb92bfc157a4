import { expect, test, type Page } from '@playwright/test';
import { newPerson } from '../../people';
import { cleanUp, newProduct } from '../catalogue-steps';
import { counted } from '../enquiry/counted-taps';
import { newMessage } from '../enquiry/steps';
import { openAdmin, stored, deleteAll, unique } from '../staff/steps';
import { storedLead, storeLead } from './steps';

/** Tasks of decision 023, counted from Home. `most` of a phone, then of a desk, whose menu is always open. */
const WIDTHS = [
  { at: 'a phone', width: 390, height: 844, isDesk: false },
  { at: 'a desk', width: 1280, height: 900, isDesk: true },
] as const;
const YEAR_MS = 365 * 86_400_000;

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Today', exact: true }).getByRole('listitem').filter({ hasText: name });

/** A lead that stands first of those that wait. */
async function waitingLead(): Promise<{ id: string; name: string }> {
  const name = unique('Xerxes');
  return { name, id: await storeLead(newMessage(), { name, createdAt: new Date(Date.now() - 9 * YEAR_MS) }) };
}

const field = async (id: string, name: string) => (await storedLead(id))?.[name] as unknown;

test.afterEach(cleanUp);

for (const { at, width, height, isDesk } of WIDTHS) {
  const open = async (page: Page, path = '/Admin/home'): Promise<void> => {
    await page.setViewportSize({ width, height });
    await openAdmin(page, path);
  };
  /** Opens a screen by the menu. */
  const goTo = async (page: Page, tap: ReturnType<typeof counted>['tap'], name: string): Promise<void> => {
    if (!isDesk) await tap(page.getByRole('button', { name: 'Admin menu' }));
    await tap(page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true }));
  };

  test(`leads take few taps at ${at} @long`, async ({ page }) => {
    const { tap, fill, done } = counted();
    const colleague = await newPerson({ role: 'sales', name: unique('Colleague') });
    const [first, second] = [await waitingLead(), await waitingLead()];
    await open(page);
    await expect(rowOf(page, first.name)).toBeVisible();
    done('See what waits for an answer', 0);

    const [chat] = await Promise.all([
      page.waitForEvent('popup'),
      tap(rowOf(page, first.name).getByRole('link', { name: 'WhatsApp' })),
    ]);
    await chat.close();
    await expect.poll(() => field(first.id, 'status')).toBe('contacted');
    done('Answer the lead that waits longest by WhatsApp, and mark it as contacted', 1);

    await tap(rowOf(page, second.name).getByRole('link', { name: second.name, exact: true }));
    await expect(page.getByLabel('Add a note')).toBeVisible();
    done('Open the lead that waits longest, and read its timeline', 1);
    await tap(page.getByRole('button', { name: 'Tomorrow 10:00' }));
    await expect.poll(() => field(second.id, 'nextCallAt')).not.toBeNull();
    done('Plan its next call (from Home: one more)', 1);
    await fill(page.getByLabel('Add a note'), 'Wants blue');
    await page.keyboard.press('Enter');
    await expect.poll(() => field(second.id, 'note')).toBe('Wants blue');
    done('Write a note about it (from Home: one more)', 1);
    await tap(page.getByRole('group', { name: /^Status of/ }).getByRole('button', { name: 'Quoted' }));
    await expect.poll(() => field(second.id, 'status')).toBe('quoted');
    done('QueueEntry it as quoted (from Home: one more)', 1);
    const owners = page.getByRole('group', { name: /^Assign / });
    await tap(owners.getByRole('button').first());
    await expect.poll(() => field(second.id, 'owner')).not.toBeNull();
    done('Take it, or hand it to a colleague (from Home: one more)', 1);
    expect(colleague.uid).not.toBe('');

    await page.goto('/Admin/home');
    await goTo(page, tap, 'Inbox');
    await fill(page.getByRole('searchbox', { name: 'Search' }), second.name);
    await expect(page.getByRole('list', { name: 'Leads' }).getByRole('listitem')).toHaveCount(1);
    done('Find a lead by name or number', isDesk ? 2 : 3);
  });

  test(`products take few taps at ${at} @long`, async ({ page }) => {
    const { tap, fill, done } = counted();
    const word = unique('Gnomon');
    const ids: string[] = [];
    for (let index = 0; index < 10; index += 1) ids.push(await newProduct(`${word} ${index}`, { price: 400 }));
    const [id = ''] = ids;
    const product = async (name: string) =>
      (await stored('products', 'title', `${word} 0`)).find((one) => one.id === id)?.get(name) as unknown;
    await open(page);
    await goTo(page, tap, 'View Product');
    await fill(page.getByRole('searchbox', { name: 'Search products' }), word);
    await expect(page.getByText('10 products', { exact: true })).toBeVisible();
    done('Find products', isDesk ? 2 : 3);

    const row = page.getByRole('row').filter({ hasText: `${word} 0` });
    await tap(row.getByRole('switch', { name: /in stock$/ }));
    await expect.poll(() => product('stock')).toBe(false);
    done('Take one out of stock', 1);
    await tap(row.getByRole('switch', { name: /live$/ }));
    await expect.poll(() => product('live')).toBe(false);
    done('Hide it', 1);
    await tap(row.getByRole('button', { name: /^Price of/ }));
    await page.keyboard.type('380');
    await page.keyboard.press('Enter');
    await expect.poll(() => product('price')).toBe(380);
    done('Change its price', 1);

    await tap(page.getByLabel('Select all on this page'));
    await tap(page.getByRole('button', { name: 'Price…' }));
    const dialog = page.getByRole('dialog');
    await fill(dialog.getByLabel('Price per piece'), '+5%');
    await tap(dialog.getByRole('button', { name: /10 products$/ }));
    await expect.poll(() => product('price')).toBe(399);
    done('Raise the prices of ten found products by 5 %', 4);
    await tap(page.getByRole('main').getByRole('button', { name: /^Undo/ }));
    await expect.poll(() => product('price')).toBe(380);
    done('Undo it', 1);

    await page.goto('/Admin/home');
    await tap(page.getByRole('banner').getByRole('button', { name: 'Add', exact: true }));
    await tap(page.getByRole('banner').getByRole('link', { name: 'Product', exact: true }));
    const form = page.getByRole('main').locator('form');
    await fill(form.getByLabel('Title'), `${word} first`);
    await tap(form.getByRole('button', { name: 'Add Product' }));
    await expect.poll(async () => (await stored('products', 'title', `${word} first`)).length).toBe(1);
    done('Add a product with a title', 4);
    await fill(form.getByLabel('Title'), `${word} second`);
    await tap(form.getByRole('button', { name: 'Add Product' }));
    await expect.poll(async () => (await stored('products', 'title', `${word} second`)).length).toBe(1);
    done('Add each of the next 39', 2);
    await deleteAll('products', 'title', [`${word} first`, `${word} second`]);

    await page.goto(`/Admin/view-product?q=${encodeURIComponent(word)}`);
    const listed = page.getByRole('row').filter({ hasText: `${word} 1` });
    if (!isDesk) await tap(listed.getByRole('button', { name: /^Actions for / }));
    await tap((isDesk ? listed : page.getByRole('dialog')).getByRole('button', { name: /^Delete/ }));
    await tap(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await expect
      .poll(async () => (await stored('products', 'title', `${word} 1`))[0]?.get('deletedAt') as unknown)
      .toBeTruthy();
    done('Delete a found product', isDesk ? 2 : 3);
    await tap(page.locator('.toast').getByRole('button', { name: 'Undo' }));
    await expect.poll(async () => (await stored('products', 'title', `${word} 1`))[0]?.get('deletedAt') as unknown).toBeNull();
    done('Restore it', 1);
  });
}
