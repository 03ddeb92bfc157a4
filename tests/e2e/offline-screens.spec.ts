import { expect, test, type Page } from '@playwright/test';
import {
  ADMIN_PATHS,
  enquiryStatusPath,
  editProductPath,
  occasionPath,
  PATHS,
  productPath,
  storePath,
} from '@catalogue/contract/paths';
import { newPerson } from '../people';
import { whenOfflineReady } from './catalogue-steps';
import { startSession } from './sessions';
import { filesCached } from './staff/steps';

test.use({ serviceWorkers: 'allow' });

const { quickEnquiry: _, user, signUp: __, ...PUBLIC } = PATHS;
const FOR_REPS: readonly string[] = [PUBLIC.shortlist, PUBLIC.meeting, PUBLIC.lookbook];
const WITH_A_DOWNLOAD: readonly string[] = [PUBLIC.selfCheck];
/** Every other screen is for everyone: a new one must be, or be named above. */
const FOR_EVERYONE = [
  ...Object.values(PUBLIC).filter((path) => ![...FOR_REPS, ...WITH_A_DOWNLOAD].includes(path)),
  ...[productPath('drk-02'), storePath({ id: 'drinkware', title: 'Drinkware' }), occasionPath('diwali')],
];
const NOT_HERE = 'This page is not on this device yet';
const BROKEN = 'Something went wrong on this page';

/** Opens each path, and expects its screen: a heading, and not the page that stands for a part which is missing. */
async function openEach(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(page.getByText(NOT_HERE).or(page.getByText(BROKEN)), path).toHaveCount(0);
  }
}

test('offline, every screen for everyone opens, whichever was opened before', async ({ page, context }) => {
  await page.goto('/AboutPage');
  await whenOfflineReady(page);
  await filesCached(page, 'later');
  await context.setOffline(true);
  await openEach(page, FOR_EVERYONE);
});

test('offline, every screen of a rep opens, whichever was opened before @ci', async ({ page, context }) => {
  const rep = await newPerson({ name: 'Ravi Rep', role: 'rep' });
  await startSession(context, rep);
  await page.goto('/take-with-you');
  await whenOfflineReady(page);
  await page.getByRole('button', { name: 'Take it with you' }).click();
  await filesCached(page, 'rep', 'download', 'user', 'staff');
  await context.setOffline(true);
  const ofReps = [ADMIN_PATHS.clients, ADMIN_PATHS.myLeads, ...FOR_REPS];
  const onTheWay = [...WITH_A_DOWNLOAD, enquiryStatusPath('QE-2026-AAAA', undefined)];
  await openEach(page, [...ofReps, ...onTheWay, user.home, user.profile, user.about]);
});

test('offline, every screen of an admin opens, whichever was opened before @ci', async ({ page, context }) => {
  const admin = await newPerson({ name: 'Asha Rao', role: 'admin' });
  await startSession(context, admin);
  await page.goto('/Admin/status');
  await filesCached(page, 'staff', 'admin');
  await context.setOffline(true);
  await openEach(page, [...Object.values(ADMIN_PATHS), editProductPath('drk-02')]);
});
