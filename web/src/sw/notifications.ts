import type { PushMessage } from '@catalogue/contract/entities/push-device';
import { isMeetingUnderWay } from '../data/device-store/meeting-flag';

declare const self: ServiceWorkerGlobalScope;

const ICON = '/icons/icon-192.png';
/** Shown when a push has no readable message: browsers demand a notification for each push. */
const UNREADABLE: PushMessage = { title: 'News at the lead desk', body: '', path: '/Admin/home', tag: 'unreadable' };

function readMessage(data: PushMessageData | null): PushMessage {
  try {
    const { title, body, path, tag } = { ...UNREADABLE, ...(data?.json() as Partial<PushMessage>) };
    return { title, body, path: path.startsWith('/Admin/') ? path : UNREADABLE.path, tag };
  } catch {
    return UNREADABLE;
  }
}

const MUTED_TAG = 'meeting';

/** Browsers demand a notification for each push: shows a silent one without content, and closes it. */
async function showNothing(): Promise<void> {
  await self.registration.showNotification('', { tag: MUTED_TAG, silent: true });
  for (const shown of await self.registration.getNotifications({ tag: MUTED_TAG })) shown.close();
}

async function showMessage({ title, body, path, tag }: PushMessage): Promise<void> {
  // The client may hold the device: a lead is not for them.
  if (await isMeetingUnderWay(Date.now())) await showNothing();
  else await self.registration.showNotification(title, { body, tag, icon: ICON, badge: ICON, data: path });
}

/** Shows the notification of a push message. During a meeting nothing of it is shown. */
export function onPush(event: PushEvent): void {
  event.waitUntil(showMessage(readMessage(event.data)));
}

/** Opens the page of a notification. A page that is open already comes to the front; no other page is left. */
export function onNotificationClick(event: NotificationEvent): void {
  event.notification.close();
  event.waitUntil(openPage(new URL(String(event.notification.data), self.location.origin).href));
}

async function openPage(url: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => page.url === url);
  await (open ? open.focus() : self.clients.openWindow(url));
}
