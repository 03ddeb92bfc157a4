import { read, write } from '../device/database';
import { whenIdle } from '../lib/idle';

/** Every admin screen and what it loads by itself. */
const SCREENS = [
  () => import('./dashboard/dashboard-page'),
  () => import('./products/table/product-table-page'),
  () => import('./products/form/edit-product-page'),
  () => import('./products/form/add-product-page'),
  () => import('./products/editor/rich-text-editor'),
  () => import('./products/spreadsheet/spreadsheet-page'),
  () => import('./categories/view-categories-page'),
  () => import('./categories/add-category-page'),
  () => import('./banners/add-carousel-page'),
  () => import('./banners/add-trending-page'),
  () => import('./banners/show-carousel-page'),
  () => import('./banners/show-trending-page'),
  () => import('./leads/lead-figures'),
  () => import('./leads/new-leads-bar'),
  () => import('./leads/quick-enquiry-page'),
  () => import('./leads/orders-page'),
  () => import('./leads/mail-log-page'),
  () => import('./trash/trash-page'),
  () => import('./subscribers/subscribers-page'),
  () => import('./team/team-page'),
  () => import('./products/spreadsheet/export-products'),
  () => import('../firebase/activity'),
  () => import('../firebase/content'),
  () => import('../firebase/leads'),
  () => import('../firebase/mail-log'),
  () => import('../firebase/new-leads'),
  () => import('../firebase/storage'),
  () => import('../firebase/team'),
  () => import('../ui/toasts'),
];

/** In `settings`: the release whose screens this device has. This file's address names them, by the names of their chunks. */
const KEY = 'admin-screens';
const RELEASE = import.meta.url;

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Resolves when a service worker keeps what this page loads. On a first visit that is some time after the page has begun. */
async function kept(): Promise<void> {
  if (navigator.serviceWorker.controller !== null) return;
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/** What was loaded before there was a worker is in the browser's own cache only: asking again puts it into the worker's. */
async function loadAgain(): Promise<void> {
  for (const { name } of performance.getEntriesByType('resource')) {
    const isAsset = new URL(name).pathname.startsWith('/assets/');
    if (isAsset && !(await caches.match(name))) await fetch(name);
  }
}

async function loadAll(more: readonly (() => Promise<unknown>)[]): Promise<void> {
  if ((await read('settings', KEY)) === RELEASE) return;
  await kept();
  for (const load of [...SCREENS, ...more]) await load();
  await loadAgain();
  await write('settings', KEY, RELEASE);
}

/**
 * The screens are no part of what visitors install. An admin's device gets them all, one after the other when it is idle and the
 * service worker keeps them, so that each opens without a network too, also one that was never looked at.
 */
export function precacheScreens(more: readonly (() => Promise<unknown>)[]): void {
  if (!('serviceWorker' in navigator) || savesData()) return;
  // Without a network some fail: then the next visit goes on.
  whenIdle(() => void loadAll(more).catch(() => undefined));
}
