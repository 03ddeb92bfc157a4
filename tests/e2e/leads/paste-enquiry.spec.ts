import jsQR from 'jsqr';
import sharp from 'sharp';
import { decodeTransferCode } from '../../../web/src/lib/transfer-code';
import { test as sender, expect } from '../enquiry/steps';
import { expectOnce, fillEnquiry, newMessage, quickForm, submit, whenInstalled } from '../enquiry/steps';
import { openLeads } from './steps';
import { stack } from '../../stack';

sender.use({ serviceWorkers: 'allow' });

/** A camera that sees one code. Headless browsers have neither a camera nor a detector. */
function seeCode(code: string): void {
  const camera = document.createElement('canvas').captureStream();
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: () => Promise.resolve(camera) } });
  Object.assign(globalThis, {
    BarcodeDetector: class {
      detect = () => Promise.resolve([{ rawValue: 'https://example.com' }, { rawValue: code }]);
    },
  });
  HTMLMediaElement.prototype.play = () => Promise.resolve();
}

sender(
  'an enquiry that cannot be sent is transferred by code, pasted by staff, and stays one lead @ci',
  async ({ page, browser, faultProxy }) => {
    const message = newMessage();
    faultProxy.always = 'loginPage';
    await page.clock.install();
    await page.goto('/');
    await whenInstalled(page);
    await fillEnquiry(page, message);
    await submit(page);
    await expect(quickForm(page).getByRole('status')).toContainText('not sent yet');
    await page.getByRole('link', { name: 'Show my enquiries' }).click();
    const entry = page.getByRole('article');
    await expect(entry).toContainText('Something between this device and our server answered instead');
    await page.clock.fastForward(121_000);
    await entry.getByRole('button', { name: 'Try now' }).click();
    await expect(entry).toContainText('It has not got through for two minutes');
    await entry.getByRole('button', { name: 'Send another way' }).click();
    const href = (await entry.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '';
    const chat = new URL(href).searchParams.get('text') ?? '';

    await entry.getByRole('button', { name: 'QR code' }).click();
    const screen = await entry.getByRole('img', { name: 'QR code of the enquiry' }).screenshot();
    await page.screenshot({ path: sender.info().outputPath('qr-code.png'), fullPage: true });
    const { data, info } = await sharp(screen).resize(800).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const code = jsQR(Uint8ClampedArray.from(data), info.width, info.height)?.data ?? '';
    expect(decodeTransferCode(code)).toEqual(decodeTransferCode(chat));

    const staff = await browser.newPage({ baseURL: stack().baseUrl });
    await staff.addInitScript(seeCode, code);
    await openLeads(staff);
    await staff.getByRole('button', { name: 'Paste an enquiry' }).click();
    const form = staff.getByRole('form', { name: 'Paste an enquiry' });
    await expect(form.getByLabel('Paste an enquiry')).toBeFocused();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(staff.getByRole('button', { name: 'Paste an enquiry' })).toBeFocused();
    await staff.keyboard.press('Enter');
    await form.getByLabel('Paste an enquiry').fill(chat.slice(0, -4));
    await expect(form.getByText('The code is not whole')).toBeVisible();
    await form.getByLabel('Paste an enquiry').fill(`Got this from a client:\n> ${chat.replaceAll('\n', '\n> ')}`);
    await expect(form.getByRole('status')).toContainText(message);
    await form.getByLabel('Paste an enquiry').clear();
    await form.getByRole('button', { name: 'Scan a QR code' }).click();
    await expect(form.getByRole('status')).toContainText(message);
    await expect(staff.getByRole('dialog')).toHaveCount(0);
    await form.getByRole('button', { name: 'Store as a lead' }).click();
    await expect(form.getByRole('link', { name: 'Open it' })).toBeFocused();
    await form.getByRole('link', { name: 'Open it' }).click();
    await expect(staff.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
    await expect(staff.getByRole('article')).toContainText(message);
    await staff.close();

    // The network lets it through after all: the device gets the receipt of the same lead.
    faultProxy.always = 'fine';
    await entry.getByRole('button', { name: 'Try now' }).click();
    await expect(entry).toContainText('Received by us');
    await expectOnce(message);
  },
);
