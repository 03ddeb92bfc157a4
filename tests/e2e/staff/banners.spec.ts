import { expect, test, type Page } from '@playwright/test';
import { whenOfflineReady } from '../catalogue-steps';
import { agree, colleagueSaves, deleteAll, hasPicture, openAdmin, pictureFile, storedDraft, storedOne, unique } from './steps';

test.use({ serviceWorkers: 'allow' });

const HOUR = 3_600_000;
const made: string[] = [];

test.afterEach(async () => {
  await deleteAll('banners', 'alt', made.splice(0));
});

/** A moment as a field of a person in India takes it. */
const local = (moment: number): string => new Date(moment + 5.5 * HOUR).toISOString().slice(0, 16);

/** The slide that the show screen is at. */
const slide = (page: Page) =>
  page
    .getByRole('region', { name: /images$/ })
    .getByRole('listitem')
    .and(page.locator(':not([inert])'));

async function goToLast(page: Page, alt: string): Promise<void> {
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(slide(page).getByLabel('Alternative text')).toHaveValue(alt);
}

test('trending images are uploaded, described, sorted, scheduled also for offline devices, deleted and restored @ci', async ({
  page,
  browser,
}) => {
  const words = [unique('Sale'), unique('Autumn')].map((one) => one.replaceAll('-', ' '));
  const [sale = '', autumn = ''] = words;
  made.push(sale, autumn);
  const file = (alt: string) => `${alt.replaceAll(' ', '-')}.png`;
  await openAdmin(page, '/Admin/add-trending');
  await expect(page.getByText('Only jpg/png files are supported.')).toBeVisible();
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Choose at least one image first.')).toBeVisible();

  const input = page.getByLabel('Choose images');
  await input.setInputFiles([
    await pictureFile(file(sale), '#884422'),
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
    await pictureFile('other.jpg', '#228844'),
    { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('neither') },
    await pictureFile(file(autumn), '#224488'),
  ]);
  const previews = page.getByRole('main').locator('form').getByRole('img');
  await expect(previews).toHaveCount(3);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove other.jpg' }).click();
  await expect(previews).toHaveCount(2);
  await page.getByRole('button', { name: 'Clear' }).click();
  await agree(page, 'Discard');
  await expect(previews).toHaveCount(0);
  await input.setInputFiles([await pictureFile(file(sale), '#884422'), await pictureFile(file(autumn), '#224488')]);
  await expect(previews).toHaveCount(2);
  // Text, dates and the part that stays are given with the picture.
  await page.getByLabel('On every device').first().fill('20');
  await page.getByLabel('Shown until').last().fill('2030-01-01T10:00');
  // They stay over another screen.
  await page.locator('#admin-menu').getByRole('link', { name: 'Show-Trending' }).click();
  await expect(page.getByText(/^Number of Banners on Main Screen/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Your unsaved changes from before are back.')).toBeVisible();
  await expect(previews).toHaveCount(2);
  await expect(page.getByLabel('On every device').first()).toHaveValue('20');
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByText('Images uploaded successfully')).toBeVisible();
  await expect.poll(() => storedDraft(page, 'banner/{me}/new-trending')).toBe('null');
  const [saleDocument, autumnDocument] = [await storedOne('banners', 'alt', sale), await storedOne('banners', 'alt', autumn)];
  await Promise.all([hasPicture('banners', saleDocument.id), hasPicture('banners', autumnDocument.id)]);

  expect(saleDocument.get('focus')).toEqual({ desktop: 20, phone: 50 });
  expect(autumnDocument.get('endsAt')).not.toBeNull();

  await page.goto('/Admin/show-trending');
  const shown = async () =>
    Number((await page.getByText(/^Number of Banners on Main Screen/).textContent())?.match(/\d+/)?.[0]);
  await expect.poll(shown).toBeGreaterThanOrEqual(10);
  await goToLast(page, autumn);
  await slide(page).getByRole('button', { name: 'Move earlier' }).click();
  await expect
    .poll(
      async () => Number((await autumnDocument.ref.get()).get('order')) < Number((await saleDocument.ref.get()).get('order')),
    )
    .toBe(true);
  await expect(slide(page).getByLabel('Alternative text')).toHaveValue(autumn);
  await expect(slide(page).getByRole('button', { name: 'Move earlier' })).toBeFocused();

  // The grid moves it by keyboard, and opens the slide of the other.
  const grid = page.getByRole('list', { name: 'Order on the main screen' });
  await expect(grid.getByRole('listitem').filter({ hasText: autumn })).toContainText('Shown');
  const handle = grid.getByRole('button', { name: `Reorder ${autumn}` });
  await handle.press('Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  // Slides of other e2e tests may stand after it, and the grid takes its first key a moment after it is picked up.
  const announced = page.getByText(new RegExp(`^${autumn} is now`));
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(announced).toHaveText(/ (\d+) of \1\.$/, { timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect
    .poll(
      async () => Number((await autumnDocument.ref.get()).get('order')) > Number((await saleDocument.ref.get()).get('order')),
    )
    .toBe(true);
  await grid.getByRole('button', { name: sale, exact: true }).click();
  const current = slide(page);
  await expect(current.getByLabel('Alternative text')).toBeFocused();
  await expect(current.getByLabel('Alternative text')).toHaveValue(sale);
  // In a field the arrow keys move within what is typed.
  await current.getByLabel('Alternative text').press('ArrowLeft');
  await current.getByLabel('Link').fill('example.com');
  await current.getByLabel('Shown from').fill(local(Date.now() + HOUR));
  await current.getByLabel('Shown until').fill(local(Date.now()));
  await expect(current.getByText('A link begins with /, #, ? or https://, and has no spaces')).toBeVisible();
  await expect(current.getByText('It must end after it begins.')).toBeVisible();
  await current.getByLabel('Product of the site').fill('drk-01');
  await current.getByLabel('Product of the site').press('ArrowLeft');
  await current.getByRole('button', { name: /^Link to / }).click();
  await expect(current.getByLabel('Link', { exact: true })).toHaveValue('/products/drk-01');
  await expect(current.getByText(/^The link leads to “/)).toBeVisible();
  await current.getByLabel('Link').fill('/MyCategory');
  await current.getByLabel('Shown until').fill('');
  await current.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await saleDocument.ref.get()).get('link') as unknown).toBe('/MyCategory');
  await expect(current.getByText(/^Not shown yet: from/)).toBeVisible();
  await expect(grid.getByRole('listitem').filter({ hasText: sale })).toContainText('Planned');
  await expect(current.getByLabel('Page of the site')).toHaveValue('/MyCategory');

  // What is typed stays over another screen, until it is discarded.
  await current.getByLabel('Link').fill('/AboutPage');
  await page.locator('#admin-menu').getByRole('link', { name: 'Add-Trending' }).click();
  await expect(input).toBeVisible();
  await page.goBack();
  await grid.getByRole('button', { name: sale, exact: true }).click();
  await expect(current.getByLabel('Link')).toHaveValue('/AboutPage');
  await current.getByRole('button', { name: 'Discard them' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Lost: Link.');
  await agree(page, 'Discard');
  await expect(current.getByLabel('Link')).toHaveValue('/MyCategory');
  await expect(current.locator(':focus')).toHaveCount(1);

  // A colleague changes the same words.
  await current.getByLabel('Link').fill('/gallery');
  await colleagueSaves('banners', saleDocument.id, { link: '/AboutPage' });
  await expect(current.getByText('You both changed: Link')).toBeVisible();
  await current.getByRole('button', { name: 'Take theirs' }).click();
  await expect(current.getByLabel('Link')).toHaveValue('/AboutPage');
  await colleagueSaves('banners', autumnDocument.id, { endsAt: new Date(Date.now() + HOUR) });

  // A visitor: the one has not begun, the other ends in an hour; two hours later, offline, it is over.
  const visitor = await browser.newPage();
  await visitor.clock.install();
  const featured = (alt: string) => visitor.getByRole('link', { name: new RegExp(alt) });
  await expect(async () => {
    await visitor.goto('/');
    await expect(featured(autumn)).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(featured(sale)).toHaveCount(0);
  await whenOfflineReady(visitor);
  await visitor.context().setOffline(true);
  await visitor.clock.fastForward('02:00:00');
  // Only staff may read planned banners, so a device without a network does not have them.
  await expect(featured(autumn)).toHaveCount(0);
  await expect(featured(sale)).toHaveCount(0);
  await visitor.close();

  await current.getByRole('button', { name: 'Delete This Banner' }).click();
  await agree(page, 'Delete This Banner');
  await expect(page.getByText('Image deleted Successfully')).toBeVisible();
  await expect.poll(async () => ((await saleDocument.ref.get()).get('deletedAt') as unknown) !== null).toBe(true);
  await page.goto('/Admin/trash');
  await page.getByRole('button', { name: `Restore ${sale}` }).click();
  await expect(page.getByText(`“${sale}” is back.`)).toBeVisible();
  expect((await saleDocument.ref.get()).get('deletedAt')).toBeNull();
});

test('carousel banners have the same screens @ci', async ({ page }) => {
  await openAdmin(page, '/Admin/add-carousel');
  await expect(page.getByText('Only jpg/png files are supported.')).toBeVisible();
  await page.goto('/Admin/show-carousel');
  await expect(page.getByText(/^Number of Banners on Main Screen \d+$/)).toBeVisible();
  await expect(slide(page).getByRole('button', { name: 'Delete This Banner' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  // A banner that somebody works on stays.
  await slide(page).getByRole('img').click();
  await expect(page.getByRole('button', { name: 'Play the carousel' })).toBeVisible();
  await slide(page).getByLabel('Page of the site').selectOption('Our Work');
  await expect(slide(page).getByLabel('Link')).toHaveValue('/gallery');
});
