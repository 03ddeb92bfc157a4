import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Every rule of WCAG 2.2 AA, the ones that axe leaves off by itself included (the size of targets), and its good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules among them that a theme can break. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

/**
 * What axe finds on the page, or within a part of it: one line for each rule, with the elements that break it. In the page
 * itself (axe's "legacy" mode; there are no frames of other origins to look into): its usual way opens a second tab, and
 * the first, no longer in front, draws nothing any more.
 */
export async function barriersOf(page: Page, within = 'html'): Promise<string[]> {
  return told(await axe(page).withTags(RULES).include(within).analyze());
}

/** The same in light and in dark, where only colours are looked at again. */
export async function barriersInBothThemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await barriersOf(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // Colours change with the next frames.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const dark = told(await axe(page).withRules(OF_COLOURS).analyze());
  return [...light, ...dark.map((line) => `dark: ${line}`)];
}

const told = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
