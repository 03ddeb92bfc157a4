import { COMPANY } from '@catalogue/contract/company';
import { expect, test } from '@playwright/test';
import { newProduct, served, cleanUp, uniqueWord } from '../catalogue-steps';
import { eventually, server } from '../../stack';
import { agree, writesLoaded, openAdmin, pictureFile, storedDraft } from './steps';

const site = () => server.firestore().doc('settings/site');

// One after the other: the settings are one document.
test.describe.configure({ mode: 'default' });

test.afterEach(async () => {
  await site().delete();
  await cleanUp();
});

test('settings: synonyms and holidays of staff reach visitors; reloads, conflicts and mistakes lose nothing @ci', async ({
  page,
  browser,
}) => {
  const [word, synonym, missing, partial] = [uniqueWord(), uniqueWord(), uniqueWord(), uniqueWord()];
  const id = await newProduct(`Brass ${word}`);
  await openAdmin(page, '/Admin/settings?page=search');
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

  await expect.poll(() => storedDraft(page, 'settings/{me}/')).toContain(synonym);
  await page.reload();
  await expect(page.getByText('Your unsaved changes from before are back.')).toBeVisible();
  await expect(added).toHaveValue(`${word}, ${synonym}`);
  const goTo = (name: string) =>
    page.getByRole('navigation', { name: 'Pages of the settings' }).getByRole('link', { name }).click();
  await goTo('Shop');
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
  // A search counts once it has stood for a moment.
  const counted = visitor.waitForResponse(/\/api\/failed-searches/);
  await visitor.goto(`/search?q=${missing}`);
  await expect(visitor.getByRole('heading', { name: new RegExp(`Nothing .*${missing}`) })).toBeVisible();
  await counted;
  await visitor.goto(`/search?q=${synonym}+${partial}`);
  await expect(visitor.getByText('No product has all of')).toBeVisible();
  await goTo('Search');
  const searches = page.getByRole('region', { name: 'Searches without a result' });
  await expect(searches.getByRole('button', { name: `Add “${partial}” as synonym` })).toBeVisible({ timeout: 60_000 });
  await searches.getByRole('button', { name: `Add “${missing}” as synonym` }).click({ timeout: 60_000 });
  await expect(synonyms.getByRole('textbox').last()).toBeFocused();
  await expect(synonyms.getByRole('textbox').last()).toHaveValue(`${missing}, `);
  const undo = page.getByRole('button', { name: 'Undo my changes' });
  await undo.click();
  await expect(page.getByRole('alertdialog')).toContainText('Lost: Synonyms.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(synonyms.getByRole('textbox').last()).toHaveValue(`${missing}, `);
  await undo.click();
  await agree(page, 'Discard');
  await expect(page.getByText(/Not saved yet/)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await visitor.context().close();

  await goTo('Shop');
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

test('settings: what is typed while a save waits for the server stays, and conflicts with no save of one’s own @ci', async ({
  page,
  context,
}) => {
  const [first, second, third] = [uniqueWord(), uniqueWord(), uniqueWord()];
  await openAdmin(page, '/Admin/settings?page=search');
  const synonyms = page.getByRole('region', { name: 'Synonyms' });
  await synonyms.getByRole('button', { name: 'Add a group' }).click();
  const added = synonyms.getByRole('textbox').last();
  await expect(added).toBeFocused();
  await writesLoaded(page);
  await context.setOffline(true);
  await added.fill(`${first}, ${second}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('is kept on this device.', { exact: false })).toBeVisible();
  await added.fill(`${first}, ${second}, ${third}`);
  await context.setOffline(false);
  // Between two tries Firestore itself waits for up to a minute.
  await expect(page.getByText('Saved.')).toBeVisible({ timeout: 90_000 });
  expect((await site().get()).get('synonyms')).toContain(`${first}, ${second}`);
  await expect(page.getByText('You both changed')).toHaveCount(0);
  await expect(page.getByText('Not saved yet: Synonyms')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Your unsaved changes from before are back.')).toBeVisible();
  await expect(added).toHaveValue(`${first}, ${second}, ${third}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect((await site().get()).get('synonyms')).toContain(`${first}, ${second}, ${third}`);
  await expect.poll(() => storedDraft(page, 'settings/{me}/')).toBe('null');
});

test('settings: a message of one’s own opens for its status, with the hours and fields of the lead @ci', async ({ page }) => {
  await openAdmin(page, '/Admin/settings?page=leads');
  const hours = page.getByRole('region', { name: 'Working hours' });
  await hours.getByLabel('Until').fill('09:00');
  const messages = page.getByRole('region', { name: 'Messages to enquirers' });
  await messages.getByRole('button', { name: 'Add a message' }).click();
  const position = await messages.getByLabel(/^Message \d+$/).count();
  await messages.getByLabel(`Message ${position}`, { exact: true }).fill('Namaste');
  const text = messages.getByLabel(`Text of message ${position}`);
  await text.fill('Namaste {nmae}');
  await page.goto('/Admin/settings?page=shop');
  await page.getByRole('button', { name: 'Save' }).click();
  // The page with the first mistake opens, and says which.
  await expect(page.getByText('There is no {nmae}. See the list above.')).toBeVisible();
  await expect(page.getByText('Choose at least one day, and an end after the beginning.')).toBeVisible();
  await text.fill('Namaste[ {name}], {reference}: {pieces} × {product}. {answer}.');
  await expect(messages.getByText('Reads: Namaste Asha Rao, H-7F3K2M9: 200 × Steel bottle 750 ml. today.')).toBeVisible();
  await messages.getByLabel(`Message ${position} comes first at`).selectOption('New');
  await hours.getByLabel('From').fill('09:00');
  await hours.getByLabel('Until').fill('21:00');
  // The message of the code for new leads makes way.
  await messages.getByRole('button', { name: 'Remove message 1', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  const name = `Meera ${uniqueWord()}`;
  const data = { name, mobile: '9820000012', email: 'meera@example.com', productrequest: 'Steel bottle', quantity: 200 };
  const { reference } = (await (await page.request.post('/api/myorders/add', { data })).json()) as { reference: string };
  await page.goto(`/Admin/inbox?q=${reference}`);
  const row = page.getByRole('link', { name });
  await row.click();
  const whatsapp = page.getByRole('link', { name: 'WhatsApp' }).first();
  await expect
    .poll(async () => new URL((await whatsapp.getAttribute('href')) ?? 'https://x').searchParams.get('text'))
    .toMatch(new RegExp(`^Namaste ${name}, ${reference}: 200 × Steel bottle\\. (today|tomorrow|on )`));
  await expect(page.getByLabel('Message template').first()).toHaveValue('Namaste');
});

test('settings: what the owner says of the company is on the public pages @ci', async ({ page, browser }) => {
  const hours = `Monday to ${uniqueWord()}`;
  await openAdmin(page, '/Admin/settings');
  await page.getByLabel('Hours, as visitors read them').fill(hours);
  await page.getByLabel('Choose a logo').setInputFiles(await pictureFile('logo.png', '#224488', 600, 150));
  await expect(page.getByRole('img', { name: 'The logo' })).toBeVisible();
  const place = page.getByLabel('Place on the map');
  await place.fill('Lower Parel');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Latitude and longitude as 18.9960, 72.8300')).toBeVisible();
  await expect(place).toBeFocused();
  await place.fill('18.5204, 73.8567');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await eventually('the hours on Contact Us', async () => {
    const html = await (await page.request.get('/ContactUsPage')).text();
    return html.includes(hours) || undefined;
  });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/ContactUsPage');
  await expect(visitor.getByText(hours)).toBeVisible();
  // The logo stands in place of the name, and above the letterhead of what is printed.
  const logo = visitor.getByRole('banner').getByRole('img', { name: COMPANY.name });
  await expect(logo).toHaveAttribute('src', /^data:image\/png;base64,/);
  await visitor.emulateMedia({ media: 'print' });
  await expect(logo).toBeVisible();
  await expect(visitor.getByRole('banner').getByRole('searchbox')).toBeHidden();
  await visitor.emulateMedia({ media: 'screen' });
  await expect(visitor.getByRole('link', { name: 'Get Direction' })).toHaveAttribute(
    'href',
    /destination=18\.5204%2C73\.8567$/,
  );
  // The splash of the privacy policy shows it, too.
  await visitor.emulateMedia({ reducedMotion: 'no-preference' });
  await visitor.goto('/PrivacyPolicy');
  const splash = visitor.getByRole('button', { name: `${COMPANY.name}. Tap to go on` });
  await expect(splash.locator('img')).toHaveAttribute('src', /^data:image\/png;base64,/);
  await visitor.context().close();
});
