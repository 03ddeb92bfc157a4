import { expect, test } from '@playwright/test';
import { accessibilityViolations } from '../accessibility';
import { newMessage } from '../enquiry/steps';
import { ACCOUNTS, server } from '../../stack';
import { openLeads, storedLead, storeLead, workOn } from './steps';

test('two leads of one sender are merged: the kept one takes over call and status, gives them back when undone, and erasing it erases both @ci', async ({
  page,
}) => {
  const mobile = `98${String(Date.now()).slice(-8)}`;
  const [kept, duplicate] = [newMessage(), newMessage()];
  const call = new Date('2040-01-02T10:30:00+05:30');
  const { uid } = await server.auth().getUserByEmail(ACCOUNTS.admin.email);
  const sender = { mobile, email: `${mobile}@example.com` };
  const work = { status: 'contacted', owner: uid, ownerName: 'Asha Admin', nextCallAt: call };
  const ids = [await storeLead(kept, sender), await storeLead(duplicate, { ...sender, ...work })];
  const [keptId = '', id = ''] = ids;
  const [keptReference = '', reference = ''] = await Promise.all(
    ids.map(async (one) => String((await storedLead(one))?.reference)),
  );
  const order = `H-${mobile}`;
  const { message: _, ...content } = (await storedLead(keptId)) ?? {};
  const asked = { ...content, companyname: 'NA', city: 'Pune', productrequest: 'Flask', productId: null, quantity: 5 };
  await server
    .firestore()
    .doc(`orders/${keptId}`)
    .set({ ...asked, reference: order });
  // The list has new leads only; the server knows the others of the same phone.
  await openLeads(page, '/Admin/quick-enquiry?filter=new');
  const card = page.getByRole('article', { name: keptReference });
  const hints = card.getByRole('listitem');
  await workOn(card);
  await expect(hints.filter({ hasText: reference })).toContainText('quick enquiry, Contacted');
  await expect(hints.filter({ hasText: order })).toContainText('order, New');
  await page.getByRole('group', { name: 'Filter leads' }).getByRole('button', { name: 'All' }).click();
  await workOn(card);
  const dialog = page.getByRole('dialog', { name: 'Merge two leads' });
  const merge = async () => {
    await card.getByRole('button', { name: `Merge with ${reference}` }).click();
    await dialog.getByRole('button', { name: `Merge ${reference} into ${keptReference}` }).click();
    await expect(card.getByRole('list', { name: 'Merged into this lead' })).toContainText(duplicate);
    await expect(page.getByRole('article', { name: reference })).toHaveCount(0);
  };
  await expect(card).toContainText('Waits');
  await card.getByRole('button', { name: `Merge with ${reference}` }).click();
  await expect(dialog).toContainText(duplicate);
  await expect(dialog).toContainText(
    `${keptReference} takes over: Status: Contacted, Owner: Asha Admin, Next call: 2 Jan 2040, 10:30`,
  );
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await merge();
  await expect(card).toContainText('Call 2 Jan 2040, 10:30');
  await expect(card).not.toContainText('Waits');
  await expect(card.getByRole('listitem').filter({ hasText: 'A duplicate was merged into this lead' })).toBeVisible();
  expect(await storedLead(id)).toMatchObject({ status: 'merged', merged: { into: keptId, status: 'contacted' } });
  expect(await storedLead(keptId)).toMatchObject({ status: 'contacted', owner: uid });

  await card.getByRole('button', { name: `Undo the merge of ${reference}` }).click();
  await expect(page.getByRole('article', { name: reference })).toContainText('Contacted');
  await expect(card.getByRole('list', { name: 'Merged into this lead' })).toHaveCount(0);
  await expect(card).toContainText('Waits');
  expect(await storedLead(id)).toMatchObject({ status: 'contacted', merged: null });
  expect(await storedLead(keptId)).toMatchObject({ status: 'new', owner: null, nextCallAt: null });

  await merge();
  await card.getByRole('button', { name: 'Erase' }).click();
  const question = page.getByRole('alertdialog', { name: `Erase ${keptReference} and 1 lead merged into it for good?` });
  await expect(question).toContainText(reference);
  await question.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText(`${keptReference} and 1 lead merged into it have been erased.`)).toBeVisible();
  expect(await Promise.all(ids.map(storedLead))).toEqual([undefined, undefined]);
});

test('an order is merged into a quick enquiry of the same person, shows its products there, and comes back @ci', async ({
  page,
}) => {
  const mobile = `97${String(Date.now()).slice(-8)}`;
  const sender = { mobile, email: `${mobile}@example.com` };
  const id = await storeLead(newMessage(), { ...sender, status: 'contacted', revision: 3 });
  const { message: _, reference: enquiry, ...content } = (await storedLead(id)) ?? {};
  const order = server.firestore().doc(`orders/${crypto.randomUUID()}`);
  const line = {
    title: 'Flask',
    sku: '',
    option: '',
    quantity: 5,
    branding: '',
    note: 'in blue',
    productId: null,
    price: null,
  };
  const asked = { companyname: 'NA', city: 'Pune', productrequest: 'Flask', productId: null, quantity: 5, lines: [line] };
  const reference = `H-${mobile}`;
  await order.set({ ...content, ...asked, reference, status: 'quoted', revision: 1 });
  await openLeads(page);
  const card = page.getByRole('article', { name: String(enquiry) });
  await workOn(card);
  await card.getByRole('button', { name: `Merge with ${reference}` }).click();
  // More has been done about the enquiry.
  const dialog = page.getByRole('dialog', { name: 'Merge two leads' });
  await dialog.getByRole('button', { name: `Merge ${reference} into ${String(enquiry)}` }).click();
  const merged = card.getByRole('list', { name: 'Merged into this lead' });
  await expect(merged).toContainText('in blue');
  await expect
    .poll(async () => (await order.get()).data())
    .toMatchObject({
      status: 'merged',
      merged: { into: id, collection: 'quickEnquiries', status: 'quoted' },
    });
  expect(await storedLead(id)).toMatchObject({ status: 'quoted' });
  await merged.getByRole('link', { name: reference }).click();
  await expect(page.getByText('This lead is merged into')).toBeVisible();
  await page.getByRole('button', { name: `Undo the merge of ${reference}` }).click();
  await expect.poll(async () => (await order.get()).get('status') as unknown).toBe('quoted');
  await expect.poll(async () => (await storedLead(id))?.status as unknown).toBe('contacted');
});
