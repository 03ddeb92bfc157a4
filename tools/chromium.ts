import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where Debian and others put a Chromium. */
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser to drive: the one CHROMIUM_PATH names, else Playwright's own, else the system's; undefined where there is none. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH ?? [chromium.executablePath(), ...SYSTEM].find((path) => existsSync(path));
}
