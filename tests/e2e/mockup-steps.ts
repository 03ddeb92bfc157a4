import { expect, type Page } from '@playwright/test';
import { server } from '../stack';

/** Fills the enquiry form of the basket; `name` finds the order again. */
export async function fillOrder(page: Page, name: string): Promise<void> {
  const form = page.getByRole('form').last();
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Mobile').fill('9812345678');
  await form.getByLabel('Email').fill('asha@example.com');
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(name);
}

/** The stored orders of that name. */
export const storedOrders = async (name: string) =>
  (await server.firestore().collection('orders').where('name', '==', name).get()).docs;
