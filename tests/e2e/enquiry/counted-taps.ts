import { expect, type Locator, type Page } from '@playwright/test';

/** Counts clicks; typed fields count separately. Decision 011 has the table. */
export function counted() {
  let [taps, fields] = [0, 0];
  return {
    tap: async (target: Locator): Promise<void> => {
      taps += 1;
      await target.click();
    },
    /** Clicks a field and replaces its value. */
    fill: async (field: Locator, text: string): Promise<void> => {
      taps += 1;
      fields += 1;
      await field.click();
      await field.fill(text);
    },
    /** Prints the figures of a task, and begins to count anew. */
    done: (task: string, most: number): void => {
      process.stdout.write(`${task}: ${taps} taps, ${fields} fields\n`);
      expect(taps, task).toBeLessThanOrEqual(most);
      [taps, fields] = [0, 0];
    },
  };
}

/** From the home page: three gifts for 200 people within a budget, each put into the basket, and the basket opened. */
export async function addThreeFromFinder(
  page: Page,
  { tap, fill }: Pick<ReturnType<typeof counted>, 'tap' | 'fill'>,
): Promise<void> {
  const finder = page.getByRole('form', { name: 'Find gifts within a budget' });
  await fill(finder.getByLabel('How many people'), '200');
  await fill(finder.getByLabel('Budget for each (₹)'), '500');
  await tap(finder.getByRole('button', { name: 'Find gifts' }));
  const adds = page.getByRole('button', { name: /^Add to basket: / });
  for (const index of [0, 1, 2]) {
    await tap(adds.nth(index));
    await expect(page.getByRole('link', { name: new RegExp(`^Enquiry basket: ${index + 1} product`) })).toBeVisible();
  }
  await tap(page.getByRole('link', { name: 'Enquiry basket: 3 products' }));
}
