import { test as withAccount, type Page } from '@playwright/test';
import { newPerson } from '../../people';
import { logIn } from '../account-steps';
import { addThreeFromFinder, counted } from './counted-taps';
import { expect, expectDialog, newMessage, test } from './steps';

const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('seven tasks of a buyer take few taps @long', async ({ page }) => {
  const { tap, fill, done } = counted();
  const own = page.getByRole('form', { name: 'Enquiry Form' });

  await page.goto('/');
  await fill(page.getByRole('combobox', { name: 'Search products' }), 'drk-01');
  await tap(page.getByRole('option', { name: /Vertex Vacuum Flask/ }));
  await expect(heading(page)).toHaveText(/^Vertex/);
  done('Open a product by its item number', 2);

  await tap(page.getByRole('button', { name: 'Black' }));
  await tap(page.getByRole('button', { name: '750 ml' }));
  await fill(page.getByLabel('Pieces'), '300');
  await tap(page.getByRole('button', { name: 'Enquire' }).first());
  await expect(own).toContainText('300 x Vertex');
  const sender = { Name: newMessage(), 'Company Name': 'Rao Textiles', 'City Name': 'Pune' };
  for (const [label, text] of Object.entries({ ...sender, 'Mobile (Max 10 digit)': '9812345678', Email: 'asha@example.com' }))
    await fill(own.getByLabel(label, { exact: true }), text);
  await tap(own.getByRole('button', { name: 'Submit' }));
  await expectDialog(page, 'Query Sent Successfully!!!');
  done('Ask for 300 of it in black, 750 ml, as somebody new', 10);

  await page.goto('/');
  await addThreeFromFinder(page, { tap, fill });
  await tap(page.getByRole('form', { name: 'Enquiry basket' }).getByRole('button', { name: 'Send enquiry' }));
  await expectDialog(page, 'Query Sent Successfully!!!');
  done('Ask for three products at 200 each, known from the last enquiry', 8);

  await page.goto('/store/drinkware/Drinkware');
  const compare = page.getByRole('main').getByRole('button', { name: /^Compare / });
  for (const index of [0, 1, 2]) await tap(compare.nth(index));
  await tap(page.getByRole('region', { name: 'Compare products' }).getByRole('link', { name: 'Compare' }));
  await fill(page.getByLabel('Pieces'), '200');
  await expect(page.getByRole('row', { name: /^Price each/ })).toContainText('at 200');
  done('Compare three of a category at 200 pieces', 5);

  await page.goto('/basket');
  await tap(page.getByRole('button', { name: 'Paste a list' }));
  const pad = page.getByRole('dialog', { name: 'Paste a list' });
  await fill(pad.getByLabel('Item numbers and pieces'), 'DRK-01 200\ndrk02, 500');
  await tap(pad.getByRole('button', { name: 'Add 2 products' }));
  await expect(page.getByRole('article')).toHaveCount(2);
  done('Put a list from a chat into the basket', 3);

  await page.goto('/');
  await tap(openMenu(page));
  await tap(page.getByRole('link', { name: 'My enquiries' }).first());
  await tap(page.getByRole('link', { name: 'Track this enquiry' }).first());
  await expect(heading(page)).toBeVisible();
  done('See how far the last enquiry is', 3);

  await page.goto('/');
  await tap(openMenu(page));
  await tap(page.getByRole('link', { name: 'My enquiries' }).first());
  await tap(page.getByRole('button', { name: 'Ask again' }).first());
  await tap(page.getByRole('form', { name: 'Enquiry basket' }).getByRole('button', { name: 'Send enquiry' }));
  await expectDialog(page, 'Query Sent Successfully!!!');
  done('Send the last enquiry once more', 4);
});

withAccount('three tasks of a rep take few taps @long', async ({ page }) => {
  const { tap, fill, done } = counted();
  const rep = await newPerson({ name: 'Ravi Rep', role: 'rep' });
  await logIn(page, rep, '/Admin/clients');

  await tap(page.getByRole('button', { name: 'New client' }));
  const client = page.getByRole('dialog', { name: 'New client' });
  await fill(client.getByLabel('Company Name'), 'Rao Textiles');
  await tap(client.getByRole('button', { name: 'Save' }));
  await tap(page.getByRole('button', { name: 'Meeting mode: Rao Textiles' }));
  await fill(page.getByLabel('Choose a PIN'), '4711');
  await tap(page.getByRole('button', { name: 'Start the meeting' }));
  const show = page.getByRole('dialog', { name: 'Meeting mode' });
  await expect(show.getByText(/^1 of \d+$/)).toBeVisible();
  done('Note a client and start their meeting', 6);

  await tap(show.getByRole('button', { name: 'Add to the basket' }));
  await tap(show.getByRole('button', { name: 'More pieces' }));
  await tap(show.getByRole('button', { name: 'Leave' }));
  const leaving = page.getByRole('dialog', { name: 'Leave the meeting' });
  await fill(leaving.getByLabel('PIN of this device'), '4711');
  await tap(leaving.getByRole('button', { name: 'Leave' }));
  await tap(page.getByRole('link', { name: 'Show the basket: 1 product' }));
  await expect(page.getByRole('article')).toHaveCount(1);
  done('Put what the client likes into their basket and leave', 6);

  await tap(page.getByRole('link', { name: 'Lookbook as PDF' }));
  await tap(page.getByRole('button', { name: 'Make the PDF' }));
  await expect(page.getByText(/^The PDF is ready: /)).toBeVisible();
  const saved = page.waitForEvent('download');
  await tap(page.getByRole('button', { name: 'Save' }));
  await saved;
  done('Make a PDF of that basket', 3);
});
