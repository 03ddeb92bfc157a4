import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPng } from '../../api/pictures';
import { newPerson } from '../../people';
import { server, stack } from '../../stack';
import type { Browser, Engine } from './engine';
import { firefox } from './firefox';
import { siteSwitch, type SiteSwitch } from './site-switch';
import { until, Visit } from './visit';
import { webkit } from './webkit';

/*
 * What people do, in browsers that are not Chromium: one story, in which each test goes on where the last one ended. The site is
 * reached through a switch, so that the loss of the network is a real one.
 */

const MINUTE = 60_000;
/** The app finds the emulators by the port of its site, in steps of 200. */
const PORT_BESIDE = 7;
const FLASK = 'Vertex Vacuum Flask 500 ml';

function install({ packages, program }: Engine): void {
  if (existsSync(program)) return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const command of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    const [first = '', ...rest] = [...sudo, 'apt-get', ...command];
    spawnSync(first, rest, { stdio: 'ignore' });
  }
  if (!existsSync(program))
    throw new Error(`These tests need Debian's ${packages.join(' and ')}, which could not be installed.`);
}

/** The stored enquiries with that message. */
const enquiries = async (message: string) =>
  (await server.firestore().collection('quickEnquiries').where('message', '==', message).get()).docs;

describe.each([firefox, webkit])('$name', { timeout: 3 * MINUTE }, (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  const title = `Armillary ${engine.name} ${randomUUID().slice(0, 6)}`;
  const productId = `engine-${randomUUID().slice(0, 8)}`;
  let site: SiteSwitch;
  let browser: Browser;
  let visit: Visit;
  const open = (path: string) => visit.tab.goto(`${site.url}${path}`);
  /** Waits until the device answers without the network. */
  const isInstalled = () =>
    until(
      'the service worker',
      () => visit.tab.run('return navigator.serviceWorker.controller?.state === "activated"'),
      MINUTE,
    );
  const location = () => visit.tab.run('return location.pathname + location.search');

  beforeAll(async () => {
    install(engine);
    const port = Number(new URL(stack().baseUrl).port);
    site = await siteSwitch(port, port + PORT_BESIDE);
    browser = await engine.start();
    visit = new Visit(browser.tab);
  }, 5 * MINUTE);
  afterAll(async () => {
    await browser.close();
    await site.cut();
    await server.firestore().doc(`products/${productId}`).delete();
    rmSync(folder, { recursive: true });
  });

  it('opens the home page and a category; Back returns to the place in it', async () => {
    await open('/');
    await visit.see('Featured Products');
    await isInstalled();
    await open('/MyCategory');
    await visit.hydrated();
    await visit.click('link', 'Drinkware');
    await visit.find('heading', 'Drinkware');
    await visit.click('link', 'Pulse LED Temperature Bottle');
    // Where the browser scrolled to click the link.
    await visit.find('heading', 'Pulse LED Temperature Bottle');
    await visit.tab.back();
    await visit.find('heading', 'Drinkware');
    await visit.tab.run('window.scrollTo({ top: 500, behavior: "instant" })');
    await until('the place to be remembered', () => visit.tab.run('return scrollY === 500'));
    await visit.tab.run(`document.querySelector('main a[href^="/products/"]').click()`);
    await until('the product', async () => String(await location()).startsWith('/products/'));
    await visit.tab.back();
    await until('the place in the category', () => visit.tab.run('return Math.abs(scrollY - 500) < 60'));
  });

  it('finds a product, and keeps a chosen option in the address', async () => {
    await open('/');
    await visit.hydrated();
    await visit.type('Search products', 'vertex flask\n', 'header');
    await until('the results', async () => String(await location()).startsWith('/search'));
    await visit.click('link', FLASK);
    await until('the product', async () => String(await location()).startsWith('/products/drk-01'));
    // The address changes before the page.
    await until(
      'the page of the product',
      async () => (await visit.tab.run('return document.querySelector("h1")?.textContent')) === FLASK,
    );
    await visit.click('button', 'Black');
    await until('the option in the address', async () => /black/i.test(String(await location())));
  });

  it('takes the product with its option into the basket', async () => {
    await visit.click('button', 'Add to basket');
    await visit.click('link', 'Enquiry basket: 1 product', 'header');
    await visit.find('heading', 'Enquiry basket');
    await visit.see(FLASK);
    await visit.see('Black');
  });

  const fill = async (message: string): Promise<void> => {
    const form = '#quick-enquiry form';
    await visit.type('Name', 'Asha Rao', form);
    await visit.type('Mobile', '9812345678', form);
    await visit.type('Email', 'asha@example.com', form);
    await visit.type('Message', message, form);
  };

  it('sends an enquiry with a file', async () => {
    const message = `online ${randomUUID()}`;
    const logo = join(folder, 'logo.png');
    writeFileSync(logo, await drawPng());
    await open('/');
    await visit.hydrated('#quick-enquiry form button');
    await fill(message);
    await visit.tab.choose('#quick-enquiry form input[type="file"]', logo);
    await visit.see('logo.png');
    await visit.click('button', 'Submit', '#quick-enquiry form');
    const lead = await until('the enquiry', async () => (await enquiries(message))[0]);
    await until('its file', async () => (await lead.ref.get()).get('attachment.state') === 'received');
    expect(await enquiries(message)).toHaveLength(1);
  });

  it('downloads the catalogue, and shows a product and its picture without the network', async () => {
    await open('/take-with-you');
    await visit.hydrated();
    await visit.click('button', 'Take it with you');
    await visit.see('Everything is on this device', 2.5 * MINUTE);
    await isInstalled();
    await site.cut();
    try {
      await open('/products/drk-02');
      await visit.find('heading', 'Pulse LED Temperature Bottle');
      await until('its picture', () =>
        visit.tab.run(
          `const picture = document.querySelector('main img'); return picture?.complete === true && picture.naturalWidth > 0`,
        ),
      );
    } finally {
      await site.restore();
    }
  });

  it('keeps an enquiry that is sent without the network, and sends it once afterwards', async () => {
    const message = `offline ${randomUUID()}`;
    await open('/');
    await isInstalled();
    await site.cut();
    try {
      await open('/');
      await visit.hydrated('#quick-enquiry form button');
      await fill(message);
      await visit.click('button', 'Submit', '#quick-enquiry form');
      await visit.see('not sent yet');
    } finally {
      await site.restore();
    }
    await open('/outbox');
    await until('the enquiry', async () => (await enquiries(message))[0], 2 * MINUTE);
    await visit.see('Received by us');
    expect(await enquiries(message)).toHaveLength(1);
  });

  it('logs staff in, who edit a cell of the table and the description of a product', async () => {
    const admin = await newPerson({ role: 'admin' });
    const now = new Date();
    await server
      .firestore()
      .doc(`products/${productId}`)
      .set({
        ...{
          title,
          description: '<p>Brass.</p>',
          sku: null,
          price: 100,
          discountedPrice: null,
          quantity: 1,
          live: true,
          stock: true,
        },
        ...{ categoryId: null, imageName: null, picture: null, deletedAt: null, revision: 1, addedDate: now, updatedAt: now },
      });
    const stored = async (field: string): Promise<unknown> =>
      (await server.firestore().doc(`products/${productId}`).get()).get(field);

    await open('/LoginPage');
    await visit.hydrated('main form button');
    await visit.type('Email', admin.email);
    await visit.type('Password', admin.password);
    await visit.click('button', 'Submit', 'main form');
    await until('the page after logging in', async () => location().then((path) => path === '/users/home'));

    // By links: WebKitGTK loses Firestore's database where a page is left during a transaction (see decision 030).
    await visit.click('link', 'Go to the dashboard');
    await visit.click('link', 'View Product', 'body');
    await visit.type('Search products', title);
    await visit.click('button', `Price of ${title}`);
    await visit.tab.run('document.activeElement.select?.()');
    await visit.type(`Price of ${title}`, '149\n');
    await until('the price', async () => (await stored('price')) === 149);

    await visit.click('link', title);
    const editor = await visit.find('editor', '');
    await visit.tab.click(editor);
    await visit.tab.type(editor, 'Turns by hand. ');
    await visit.click('button', 'Save');
    await until('the description', async () => String(await stored('description')).includes('Turns by hand'));
  });
});
