import { expect, test } from '@playwright/test';
import { newProduct, served, cleanUp, uniqueWord } from '../catalogue-steps';
import { eventually, server } from '../../stack';
import { openAdmin, storedDraft } from './steps';

const site = () => server.firestore().doc('settings/site');

test.afterEach(async () => {
  await site().delete();
  await cleanUp();
});

test('settings: synonyms and holidays of staff reach visitors; reloads, conflicts and mistakes lose nothing @ci', async ({
  page,
  browser,
}) => {
  const [word, synonym, missing] = [uniqueWord(), uniqueWord(), uniqueWord()];
  const id = await newProduct(`Brass ${word}`);
  await openAdmin(page, '/Admin/settings');
  const synonyms = page.getByRole('region', { name: 'Synonyms' });
  await synonyms.getByRole('button', { name: 'Add a group' }).click();
  const added = synonyms.getByRole('textbox').last();
  await expect(added).toBeFocused();
  await added.fill(word);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A group needs two words or more.')).toBeVisible();
  await expect(added).toBeFocused();
  await added.fill(`${word}, ${synonym}`);
  await expect(page.getByText('Not saved yet: Synonyms')).toBeVisible();

  await expect.poll(() => storedDraft(page, 'settings/site')).toContain(synonym);
  await page.reload();
  await expect(page.getByText('Your unsaved changes from before are back.')).toBeVisible();
  await expect(added).toHaveValue(`${word}, ${synonym}`);
  const holidays = page.getByRole('region', { name: 'Holidays' });
  await holidays.getByRole('button', { name: 'Add a holiday' }).click();
  await holidays
    .getByLabel(/^Day \d+$/)
    .last()
    .fill('2031-01-26');
  await holidays
    .getByLabel(/^Name of day/)
    .last()
    .fill('Republic Day');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByText(/Not saved yet/)).toHaveCount(0);
  const stored = await site().get();
  expect(stored.get('synonyms')).toContain(`${word}, ${synonym}`);
  expect((stored.get('holidays') as Record<string, string>)['2031-01-26']).toBe('Republic Day');
  await eventually('the settings in the catalogue file', async () => {
    const { settings } = (await served()) as { settings?: { holidays: string[]; synonyms: string[][] } };
    return (settings?.holidays.includes('2031-01-26') ?? false) || undefined;
  });

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/search?q=${synonym}`);
  await expect(visitor.getByRole('main').getByRole('link', { name: new RegExp(word) })).toBeVisible();
  await expect(visitor.getByRole('main').getByRole('link', { name: new RegExp(word) })).toHaveAttribute(
    'href',
    `/products/${id}`,
  );
  await visitor.goto(`/search?q=${missing}`);
  await expect(visitor.getByRole('heading', { name: new RegExp(`Nothing .*${missing}`) })).toBeVisible();
  const searches = page.getByRole('region', { name: 'Searches without a result' });
  await searches.getByRole('button', { name: `Add “${missing}” as synonym` }).click({ timeout: 60_000 });
  await expect(synonyms.getByRole('textbox').last()).toBeFocused();
  await expect(synonyms.getByRole('textbox').last()).toHaveValue(`${missing}, `);
  await page.getByRole('button', { name: 'Undo my changes' }).click();
  await expect(page.getByText(/Not saved yet/)).toHaveCount(0);
  await visitor.context().close();

  await holidays
    .getByRole('button', { name: /^Remove day/ })
    .last()
    .click();
  await expect(holidays.getByRole('button', { name: 'Add a holiday' })).toBeFocused();
  await site().update({ holidays: { '2031-08-15': 'Independence Day' }, revision: 2, updatedAt: new Date() });
  await expect(page.getByText('You both changed: Holidays')).toBeVisible();
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(holidays.getByLabel(/^Name of day/)).toHaveValue('Independence Day');
  await expect(page.getByText(/Not saved yet/)).toHaveCount(0);
});
