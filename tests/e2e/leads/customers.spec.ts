import { expect, test } from '@playwright/test';
import { newPerson } from '../../people';
import { server } from '../../stack';
import { accessibilityViolations } from '../accessibility';
import { newMessage } from '../enquiry/steps';
import { unique } from '../staff/steps';
import { openLeads, storeLead } from './steps';

const newNumber = (): string => `9${String(Date.now()).slice(-6)}${String(Math.random()).slice(2, 5)}`;

test('a caller is found by number, with all that they and their company asked for, and what a rep noted @ci', async ({
  page,
}) => {
  const [number, mail, name, company] = [newNumber(), `${unique('zarin')}@example.com`, unique('Zarin'), unique('Dhows')];
  const order = { productrequest: 'Flask', productId: 'drk-02', quantity: 200, companyname: company, city: 'Kochi' };
  await storeLead(newMessage(), { name, mobile: `+91 ${number.slice(0, 5)} ${number.slice(5)}`, email: mail });
  const noted = { 2: { by: 'x', byName: 'Kavita', at: new Date(), note: 'Wants blue' } };
  await storeLead('', { ...order, name, mobile: '', email: mail, status: 'quoted', revision: 2, timeline: noted }, 'orders');
  await storeLead('', { ...order, name: 'Ravi Colleague', mobile: newNumber(), email: '', companyname: company }, 'orders');
  const rep = await newPerson({ name: 'Ravi Rep', role: 'rep' });
  const client = { name, company, phone: number, city: 'Kochi', email: '', owner: rep.uid, updatedAt: new Date() };
  await server
    .firestore()
    .doc(`clients/${rep.uid}-1`)
    .set({ ...client, card: '' });

  await openLeads(page, '/Admin/customers');
  await page.getByRole('searchbox', { name: 'Who is calling?' }).fill(number);
  const found = page.getByRole('list', { name: 'Customers' }).getByRole('listitem');
  await expect(page.getByText('1 customer', { exact: true })).toBeVisible();
  await expect(found).toContainText('1 enquiry');
  await found.getByRole('link', { name }).click();

  const customer = page.getByRole('article', { name });
  const leads = customer.getByRole('region', { name: 'Enquiries and orders' }).getByRole('row');
  // The order has the address of the enquiry only.
  await expect(leads.filter({ hasText: 'Flask, 200 pieces' })).toContainText('Quoted');
  await expect(leads).toHaveCount(3);
  await expect(customer.getByText('Wants blue')).toBeVisible();
  await expect(customer.getByText('Client of Ravi Rep')).toBeVisible();
  await expect(customer.getByRole('list', { name: `Others at ${company}` })).toContainText('Ravi Colleague');
  await expect(customer.getByRole('link', { name: /^Call / })).toHaveAttribute('href', `tel:+91${number}`);
  // Neither the number nor the address stands in the URL.
  expect(page.url()).not.toContain(number);
  expect(await accessibilityViolations(page)).toEqual([]);

  await leads.filter({ hasText: 'Flask' }).getByRole('link').click();
  await page.getByRole('link', { name: `All of ${name}` }).click();
  await expect(customer.getByText('Wants blue')).toBeVisible();
});

test('a caller who has written before is named while their number is typed @ci', async ({ page }) => {
  const [number, name] = [newNumber(), unique('Yasmin')];
  await storeLead(newMessage(), { name, mobile: number, email: '' });
  await openLeads(page, '/Admin/add-lead');
  await page.getByLabel('Phone or e-mail').fill(number);
  await expect(page.getByRole('list', { name: 'Has written before' })).toContainText(name);
});

test('without a connection the customers on this device are found @ci', async ({ page, context }) => {
  const [number, name] = [newNumber(), unique('Zehra')];
  await storeLead(newMessage(), { name, mobile: number, email: '' });
  await openLeads(page, '/Admin/customers');
  await expect(page.getByRole('link', { name })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('searchbox', { name: 'Who is calling?' }).fill(number);
  await expect(page.getByText('Searched on this device only')).toBeVisible();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('article', { name })).toContainText('Only what is on this device is shown.');
});

test('the link of somebody who was erased says so @ci', async ({ page }) => {
  await openLeads(page, '/Admin/customers?lead=order-nobody');
  await expect(page.getByText('This customer is not stored any more')).toBeVisible();
  await page.goto('/Admin/customers?client=nobody');
  await expect(page.getByText('This customer is not stored any more')).toBeVisible();
});
