import { leadPath } from '@catalogue/contract/paths';
import { expect, test, type Page } from '@playwright/test';
import { accessibilityViolations } from './accessibility';
import { whenAssetsCached, whenOfflineReady } from './catalogue-steps';
import { sessionFile } from './sessions';
import { fillOrder, storedOrders } from './mockup-steps';
import { drawPng } from '../api/pictures';
import { eventually } from '../stack';

test.use({ serviceWorkers: 'allow' });

const svg = (inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 120">${inside}</svg>`);
const LOGO = {
  name: 'kestrel.svg',
  mimeType: 'image/svg+xml',
  buffer: svg(
    '<rect width="300" height="120" fill="#fff"/><path d="M10 110 60 10l50 100z" fill="#c8442f"/><rect x="130" y="40" width="160" height="50" fill="#1f3a5f"/>',
  ),
};
const HOSTILE = { ...LOGO, name: 'hostile.svg', buffer: svg('<script>document.title = "run"</script><circle r="50"/>') };

const panel = (page: Page) => page.getByRole('region', { name: 'Your logo on it' });
const shownLogo = (page: Page) => page.getByRole('img', { name: 'Your logo' }).and(page.locator('canvas'));

/** Share of the pixels of the shown logo that are not transparent, and their mean lightness from 0 to 255. */
const drawnPixels = (page: Page): Promise<{ share: number; light: number }> =>
  shownLogo(page)
    .first()
    .evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return { share: 0, light: 0 };
      const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      let [seen, light] = [0, 0];
      for (let at = 0; at < data.length; at += 4)
        if ((data[at + 3] ?? 0) > 128) {
          seen += 1;
          light += ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
        }
      return { share: (seen * 4) / data.length, light: light / Math.max(1, seen) };
    });

test('a buyer’s logo stands on every product, offline too, and is sent with the enquiry to staff @ci', async ({
  page,
  context,
  browser,
}) => {
  await page.goto('/products/drk-01');
  await whenOfflineReady(page);
  await whenAssetsCached(page, ['/toasts-']);

  // What is no logo is refused, and nothing of it runs.
  const input = panel(page).locator('input[type="file"]');
  await input.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no logo') });
  await expect(panel(page)).toContainText('This is no picture that can be shown here.');
  await input.setInputFiles(HOSTILE);
  await expect(panel(page)).toContainText('This SVG contains scripts or refers to other files.');
  await input.setInputFiles({ ...LOGO, buffer: svg('') });
  await expect(panel(page)).toContainText('Nothing can be seen of this logo');
  await expect(page).not.toHaveTitle('run');
  await input.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: await drawPng(9_000, 6_700) });
  await expect(panel(page)).toContainText('This picture has more than 40 megapixels.');

  // The network is not needed: the logo is cut out and drawn here. On dark paint a laser shows bright metal.
  await context.setOffline(true);
  await input.setInputFiles(LOGO);
  await expect(shownLogo(page).first()).toBeVisible();
  await expect(panel(page)).toContainText('Laser engraving, 40 x 14 mm');
  await expect.poll(() => drawnPixels(page)).toMatchObject({ share: expect.any(Number) });
  const whole = await drawnPixels(page);
  expect(whole.light).toBeGreaterThan(150);
  expect(whole.share).toBeGreaterThan(0.02);

  await panel(page).getByText('Laser engraving, 40 x 14 mm').click();
  expect(await accessibilityViolations(page)).toEqual([]);
  const pad = panel(page).getByRole('group', { name: /Place of the logo/ });
  await pad.focus();
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press('-');
  await page.keyboard.press('ArrowUp');
  await expect(panel(page)).toContainText('Laser engraving, 24 x 9 mm');
  await expect.poll(async () => (await drawnPixels(page)).share).toBeLessThan(whole.share);

  // Arrow keys in a field of the panel do not turn the gallery.
  const turned = panel(page).getByLabel('Turn', { exact: true });
  const angle = Number(await turned.inputValue());
  await turned.press('ArrowRight');
  await expect(turned).toHaveValue(String(angle + 5));
  await turned.press('ArrowLeft');
  await expect(turned).toHaveValue(String(angle));

  // Names for the pieces go with the line.
  await panel(page).getByText('Names', { exact: true }).click();
  await panel(page).getByLabel('A name on each piece').fill('Asha Rao\nImran Khan');
  await expect(panel(page)).toContainText('2 names, all of them fit');

  await page
    .getByRole('button', { name: /^Add to basket/ })
    .first()
    .click();
  await expect(page.getByText(/x Vertex Vacuum Flask 500 ml (is|are) in /)).toBeVisible();
  // The next visit still knows it.
  await page.reload();
  // It is drawn where it can be seen.
  await page.getByRole('list', { name: 'Pictures' }).scrollIntoViewIfNeeded();
  await expect(shownLogo(page).first()).toBeVisible();
  await page.goto('/basket');
  await expect(page.getByRole('article').locator('canvas')).toHaveCount(1);
  await expect(page.getByLabel('Branding in words')).toHaveValue('Laser engraving, Front, 24 x 9 mm');
  await expect(page.getByRole('article')).toContainText('2 names');

  await context.setOffline(false);
  await page.goto('/products/drk-06');
  await expect(shownLogo(page).first()).toBeVisible();
  await expect(panel(page)).toContainText('Sublimation');
  await page.goto('/basket');
  const name = `Logo ${crypto.randomUUID()}`;
  await fillOrder(page, name);
  await page.getByRole('button', { name: 'Add kestrel.svg' }).click();
  await expect(page.getByText(/^kestrel\.svg, /)).toBeVisible();
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  const order = await eventually('the order', async () => (await storedOrders(name))[0]);
  expect(order.get('lines')).toMatchObject([
    {
      branding: 'Laser engraving, Front, 24 x 9 mm',
      mockup: { area: 'Front', method: 'engraving', y: -0.02, scale: 0.6 },
      names: ['Asha Rao', 'Imran Khan'],
    },
  ]);
  await eventually('its file', async () => {
    const document = await order.ref.get();
    return document.get('attachment.state') === 'received' || undefined;
  });

  // Staff see it drawn from the uploaded file, and save it for a proof.
  const staff = await browser.newPage({ storageState: sessionFile('admin') });
  await staff.goto(leadPath('order', order.id));
  await staff.getByText('2 names', { exact: true }).click();
  await expect(staff.getByRole('list', { name: 'Names for Vertex Vacuum Flask 500 ml' }).getByRole('listitem')).toHaveText([
    'Asha Rao',
    'Imran Khan',
  ]);
  await staff.getByRole('button', { name: 'See it with their logo' }).click();
  const drawn = staff.getByRole('dialog').getByRole('img', { name: /with their logo: Laser engraving, Front, 24 x 9 mm$/ });
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600);
  await staff.screenshot({ path: test.info().outputPath('staff.png') });
  const [saved] = await Promise.all([
    staff.waitForEvent('download'),
    staff.getByRole('button', { name: 'Save the picture' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^H-.*Vertex.*\.jpg$/);
  await staff.close();
});

test('the logo leaves the device when it is removed, and comes back with Undo @ci', async ({ page }) => {
  await page.goto('/products/drk-05');
  await panel(page).locator('input[type="file"]').setInputFiles(LOGO);
  await expect(shownLogo(page).first()).toBeVisible();
  // The product's own form sends what is shown, and no longer once it is not.
  await page.getByLabel('Pieces').fill('60');
  const form = page.getByRole('form', { name: 'Enquiry Form' });
  await expect(form).toContainText(/^60 x Roadmate Travel Tumbler.*Laser engraving, Front, \d+ x \d+ mm/);
  await panel(page).getByLabel('Show my logo').uncheck();
  await expect(form).not.toContainText('Laser engraving, Front');
  await expect(shownLogo(page)).toHaveCount(0);
  await panel(page).getByLabel('Show my logo').check();
  await panel(page).getByRole('button', { name: 'Remove' }).click();
  await expect(shownLogo(page)).toHaveCount(0);
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  // Drawn only near the screen.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(shownLogo(page).first()).toBeVisible();
});

test('the client’s logo stands on the products of a meeting, and a list of names is checked @ci', async ({ page }) => {
  await page.goto('/products/drk-01');
  await panel(page).getByText('Names', { exact: true }).click();
  await panel(page)
    .getByLabel('A name on each piece')
    .fill('Asha Rao\nImran Khan\nasha  rao\nVenkatanarasimharajuvaripeta Subramaniam Iyer');
  await expect(panel(page)).toContainText('4 names, 2 to look at');
  await expect(panel(page)).toContainText('asha rao is in the list twice.');
  await expect(panel(page)).toContainText('Iyer is too long for this area.');
  await panel(page).getByRole('button', { name: 'Show each on the product' }).click();
  await expect(page.getByRole('list', { name: 'Each name on the product' }).getByRole('listitem')).toHaveCount(4);
  expect(await accessibilityViolations(page)).toEqual([]);

  await page.goto('/meeting');
  await page.getByRole('combobox', { name: 'What to show' }).selectOption({ label: 'Drinkware: 8 products' });
  await page.getByLabel('Logo of the client').setInputFiles(LOGO);
  await expect(page.getByText('kestrel.svg')).toBeVisible();
  await page.getByLabel('Choose a PIN').fill('4711');
  await page.getByRole('button', { name: 'Start the meeting' }).click();
  await expect(page.getByRole('dialog', { name: 'Meeting mode' }).locator('canvas').first()).toBeVisible();

  // The next client does not see whose logo it was.
  await page.getByRole('button', { name: 'Leave' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave the meeting' });
  await leaving.getByLabel('PIN of this device').fill('4711');
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('button', { name: 'Start the meeting' })).toBeVisible();
  await page.goto('/products/drk-01');
  await expect(panel(page).getByLabel('Show my logo')).not.toBeChecked();
  await expect(shownLogo(page)).toHaveCount(0);
});
