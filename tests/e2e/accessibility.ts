import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe's rules for WCAG 2.2 AA, including target size, which axe leaves off by default, and its best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose result depends on the theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

/**
 * Violations that axe finds on the page, one line per rule with its elements. Runs in axe's legacy mode: the usual mode opens a
 * second tab, and the tab in the background stops rendering.
 */
export async function accessibilityViolations(page: Page, within = 'html'): Promise<string[]> {
  return describeViolations(await axe(page).withTags(RULES).include(within).analyze());
}

/** Violations in the light theme, and colour violations in the dark one. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await setTheme(page, 'light');
  const light = await accessibilityViolations(page);
  await setTheme(page, 'dark');
  const dark = describeViolations(await axe(page).withRules(OF_COLOURS).analyze());
  return [...light, ...dark.map((line) => `dark: ${line}`)];
}

/** Resolves when the page is painted in the theme: it changes with the next frames. */
async function setTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(() => {
    // Cards beyond the window that content-visibility skips keep the colours of the theme before.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [sheet];
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

const describeViolations = ({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] =>
  violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
