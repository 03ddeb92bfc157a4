import { beforeEach, expect, it, vi } from 'vitest';
import { removeMeetingFlag, setMeetingFlag } from '../data/device-store/meeting-flag';
import { onNotificationClick, onPush } from './notifications';

const shown: unknown[] = [];
const opened: string[] = [];
const focus = vi.fn();
const close = vi.fn();
let pages: { url: string; focus: () => void }[] = [];
let work: Promise<unknown> = Promise.resolve();
const waitUntil = (promise: Promise<unknown>) => (work = promise);

beforeEach(() => {
  shown.length = 0;
  opened.length = 0;
  pages = [];
  focus.mockClear();
  vi.stubGlobal('self', {
    location: { origin: 'https://example.com' },
    registration: {
      showNotification: (title: string, options: object) => Promise.resolve(shown.push({ title, ...options })),
      getNotifications: () => Promise.resolve([{ close }]),
    },
    clients: { matchAll: () => Promise.resolve(pages), openWindow: (url: string) => Promise.resolve(opened.push(url)) },
  });
});

async function push(text: string | null): Promise<unknown> {
  const data = text === null ? null : { json: () => JSON.parse(text) as unknown };
  onPush({ data, waitUntil } as unknown as PushEvent);
  await work;
  return shown[0];
}

async function click(path: string): Promise<void> {
  onNotificationClick({ notification: { data: path, close: () => undefined }, waitUntil } as unknown as NotificationEvent);
  await work;
}

it('shows the message', async () => {
  const message = { title: 'New order', body: 'H-1', path: '/Admin/orders?lead=a', tag: 'order-a' };
  expect(await push(JSON.stringify(message))).toMatchObject({
    title: 'New order',
    body: 'H-1',
    tag: 'order-a',
    data: message.path,
  });
});

it.each(['{', '[]', '{"path":"https://evil.example/Admin/"}', null])(
  'shows a notification for %s, which opens the dashboard',
  async (text) => {
    expect(await push(text)).toMatchObject({ title: 'News at the lead desk', data: '/Admin/home' });
  },
);

it('shows nothing of a message during a meeting', async () => {
  const message = JSON.stringify({ title: 'New order', body: 'H-1 of Rao Textiles', path: '/Admin/orders', tag: 'order-a' });
  await setMeetingFlag(Date.now() + 60_000);
  expect(await push(message)).toEqual({ title: '', tag: 'meeting', silent: true });
  expect(close).toHaveBeenCalledOnce();
  // A meeting that nobody left ends by itself.
  await setMeetingFlag(Date.now() - 1);
  await push(message);
  expect(shown[1]).toMatchObject({ title: 'New order' });
  await removeMeetingFlag();
});

it('opens the page, or brings the open one to the front', async () => {
  await click('/Admin/orders?lead=a');
  expect(opened).toEqual(['https://example.com/Admin/orders?lead=a']);
  pages = [
    { url: 'https://example.com/Admin/add-product', focus: () => expect.unreachable() },
    { url: 'https://example.com/Admin/orders?lead=a', focus },
  ];
  await click('/Admin/orders?lead=a');
  expect(opened).toHaveLength(1);
  expect(focus).toHaveBeenCalledOnce();
});
