import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Paths of a system's Chromium. The shell without windows, which Playwright uses too, takes half the processor time. */
const SYSTEM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of the browser: CHROMIUM_PATH, else Playwright's own, else the system's; undefined if there is none. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH ?? [chromium.executablePath(), ...SYSTEM].find((path) => existsSync(path));
}
