import { RICH_TEXT, isSafeLink } from '@catalogue/contract/rich-text';
import { expect, test } from '@playwright/test';
import { HOSTILE } from '../fixtures/hostile-html';

/*
 * The server sanitizes descriptions. This test replaces them on the network with hostile ones: the browser sanitizes them
 * once more.
 */

const GOOD =
  '<h2>Flask</h2><p>Hot &amp; <strong>cold</strong> <a href="https://example.com/a">more</a></p>' +
  '<table><tbody><tr><th scope="col" colspan="2">Material</th></tr><tr><td>Steel</td><td>304</td></tr></tbody></table>';

interface Details {
  details: Record<string, { description: string }>;
}

// Playwright cannot intercept the requests of a service worker.
test.use({ serviceWorkers: 'block' });

test('hostile HTML in a description runs no script, loads nothing and adds no styles @ci', async ({ page }) => {
  let texts = new Map<string, string>();
  await page.route('**/catalogue-details.json*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Details;
    // Only products of the seed: those of other tests come and go.
    const ids = Object.keys(body.details).filter((id) => /^[a-z]{3}-\d\d$/.test(id));
    texts = new Map([GOOD, ...HOSTILE].map((html, index) => [ids[index] ?? '', html]));
    for (const [id, description] of texts) Object.assign(body.details[id] ?? {}, { description });
    await route.fulfill({ response, json: body });
  });
  const trespasses: string[] = [];
  page.on('dialog', (dialog) => {
    trespasses.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('evil')) trespasses.push(request.url());
  });

  await page.goto('/MyCategory');
  await expect.poll(() => texts.size).toBe(HOSTILE.length + 1);
  const description = page.locator('section', { has: page.getByRole('heading', { level: 2, name: 'Details' }) });
  for (const [id, html] of texts) {
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/products/${id}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/products/${id}$`));
    // After it comes the facts' placeholder, while their script loads.
    const text = description.locator('> div').first();
    await expect(text).toBeAttached();
    if (html === GOOD) {
      await expect(text.getByRole('cell', { name: '304' })).toBeVisible();
      await expect(text.getByRole('columnheader', { name: 'Material' })).toHaveAttribute('colspan', '2');
      await expect(text.getByRole('link', { name: 'more' })).toHaveAttribute('rel', RICH_TEXT.rel);
      await expect(text.locator('p')).toHaveText('Hot & cold more');
    }
    const shown = await text.locator('*').evaluateAll((all) =>
      all.map((one) => ({
        tag: one.localName,
        attributes: Object.fromEntries(Array.from(one.attributes, ({ name, value }) => [name, value])),
      })),
    );
    for (const { tag, attributes } of shown) {
      expect(RICH_TEXT.tags, html).toContain(tag);
      const lawful = tag in RICH_TEXT.attributes ? RICH_TEXT.attributes[tag as keyof typeof RICH_TEXT.attributes] : [];
      expect([...lawful, ...(tag === 'a' ? ['rel'] : [])], html).toEqual(expect.arrayContaining(Object.keys(attributes)));
      if (attributes.href !== undefined) expect(isSafeLink(attributes.href), html).toBe(true);
    }
  }
  expect(trespasses).toEqual([]);
});
