import { expect, test, type Page } from '@playwright/test';
import { whenOfflineReady } from './catalogue-steps';
import { whenHydrated } from './when-hydrated';

test.use({ serviceWorkers: 'allow' });

/** Waits until the parts that are outside the install set are on the device. */
const partsCached = (page: Page) =>
  page.waitForFunction(async () => {
    const keys = await (await caches.open('assets')).keys();
    return ['product-gallery', 'viewer-', 'recently-viewed', 'finder-page'].every((part) =>
      keys.some(({ url }) => url.includes(part)),
    );
  });

test('a product shows several pictures: swiped, by thumbnail, by option and enlarged @ci', async ({ page, context }) => {
  await page.goto('/products/drk-01');
  const track = page.getByRole('list', { name: 'Pictures' });
  await expect(track.getByRole('listitem')).toHaveCount(6);
  await whenOfflineReady(page);
  await partsCached(page);
  const thumbnail = (place: number) => page.getByRole('button', { name: `Show picture ${place} of 6` });
  const isShown = (place: number) => expect(thumbnail(place)).toHaveAttribute('aria-current', 'true');

  await thumbnail(3).click();
  await isShown(3);
  // Scrolls like a swipe.
  await track.evaluate((list) => list.scrollBy({ left: list.clientWidth }));
  await isShown(4);

  await page.getByRole('button', { name: 'Black', exact: true }).click();
  await expect(page).toHaveURL('/products/drk-01?colour=Black');
  await isShown(2);
  await page.reload();
  await isShown(2);

  await page.getByRole('button', { name: 'Show the picture larger' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vertex Vacuum Flask 500 ml' });
  const picture = dialog.getByRole('img');
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
  await expect(dialog.getByText('2 of 6')).toBeVisible();
  const whole = await widthOf();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(widthOf).toBeCloseTo(whole * 2, 0);
  // Arrow keys move a zoomed picture, and go to another one otherwise.
  const leftOf = async () => (await picture.boundingBox())?.x ?? 0;
  const centred = await leftOf();
  await page.keyboard.press('ArrowRight');
  await expect.poll(leftOf).toBeLessThan(centred);
  await expect(dialog.getByText('2 of 6')).toBeVisible();
  const zoomOut = dialog.getByRole('button', { name: 'Zoom out' });
  await zoomOut.click();
  await expect.poll(widthOf).toBeCloseTo(whole, 0);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('1 of 6')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('3 of 6')).toBeVisible();
  await expect(zoomOut).toBeFocused();
  await page.keyboard.press('Escape');
  await isShown(3);
  // Edge to edge, and Back closes it on the same page.
  await page.getByRole('button', { name: 'Show the picture larger' }).click();
  await expect.poll(widthOf).toBe(390);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/products/drk-01?colour=Black');

  // A viewed picture opens without a network, and other pages list the product.
  await context.setOffline(true);
  await page.reload();
  await isShown(2);
  await page.goto('/products/drk-02');
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.getByRole('link', { name: /Vertex Vacuum Flask/ })).toBeVisible();
  await viewed.getByRole('button', { name: 'Clear the list' }).click();
  await expect(viewed).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('two fingers enlarge a picture @ci', async ({ page }) => {
  await page.goto('/products/drk-01');
  const zoom = page.getByRole('button', { name: 'Show the picture larger' });
  await whenHydrated(zoom);
  await zoom.click();
  const picture = page.getByRole('dialog').getByRole('img');
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
  await expect.poll(widthOf).toBeGreaterThan(100);
  const whole = await widthOf();
  const box = await picture.boundingBox();
  if (!box) throw new Error('The picture is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [x - apart, x + apart].map((at, id) => ({ x: at, y, id })),
    });
  await touch('touchStart', 20);
  await touch('touchMove', 30);
  await touch('touchMove', 50);
  await touch('touchEnd', 50);
  await expect.poll(widthOf).toBeGreaterThan(whole * 2);
});

test('a picture of the gallery opens on the whole screen and Back closes it @ci', async ({ page }) => {
  await page.goto('/gallery');
  const open = page.getByRole('button', { name: 'Show larger: Award stage' });
  await whenHydrated(open);
  await open.click();
  const viewer = page.getByRole('dialog', { name: 'Our Work' });
  await expect(viewer.getByText('Award stage')).toBeVisible();
  await expect.poll(async () => (await viewer.getByRole('img').boundingBox())?.width).toBe(390);
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect(viewer.getByText('Hamper wall')).toBeVisible();
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');
  await expect(open).toBeVisible();
});
