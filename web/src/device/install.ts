import { observable } from '../lib/observable';

/** Chromium's offer to install; other browsers have none. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** `prompt`: one tap installs; `by-hand`: iOS, where the person does it from the share menu; `none`: installed, or no way. */
export type InstallWay = 'prompt' | 'by-hand' | 'none';

const offer = observable<BeforeInstallPromptEvent | null>(null);

const isOffer = (event: Event): event is BeforeInstallPromptEvent => 'prompt' in event;

/** iPadOS calls itself a Mac; only iPads are Macs with touch. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** How this site can be put on this device's home screen, now. */
export function installWay(): InstallWay {
  if (isInstalled()) return 'none';
  if (offer.get()) return 'prompt';
  return isIos() ? 'by-hand' : 'none';
}

/** Calls `listener` whenever `installWay()` may have changed; returns the way to stop. */
export const onInstallWay = offer.subscribe;

/** Shows the browser's own question. Only for `prompt`. */
export async function install(): Promise<void> {
  const asked = offer.get();
  // It can be shown once; where the person says no, the browser makes a new one when it sees fit.
  offer.set(null);
  await asked?.prompt();
}

/** Holds back the browser's own banner in favour of our button. Call it early: the event comes once. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isOffer(event)) offer.set(event);
  });
  addEventListener('appinstalled', () => offer.set(null));
}
