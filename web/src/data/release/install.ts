import { observable } from '../../lib/observable';

/** Chromium's install prompt; other browsers have none. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** `prompt`: one tap installs; `by-hand`: from the share menu on iOS; `none`: installed, or not installable. */
export type InstallWay = 'prompt' | 'by-hand' | 'none';

const deferredPrompt = observable<BeforeInstallPromptEvent | null>(null);

const isInstallPrompt = (event: Event): event is BeforeInstallPromptEvent => 'prompt' in event;

/** iPadOS reports a Mac user agent; only iPads report touch points with it. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** How this site can be put on this device's home screen, now. */
export function installWay(): InstallWay {
  if (isInstalled()) return 'none';
  if (deferredPrompt.get()) return 'prompt';
  return isIos() ? 'by-hand' : 'none';
}

/** Calls `listener` whenever `installWay()` may have changed; returns the function that stops it. */
export const onInstallWay = deferredPrompt.subscribe;

/** Shows the browser's install prompt. Only for `prompt`. */
export async function install(): Promise<void> {
  const prompt = deferredPrompt.get();
  // A prompt can be shown once. After a refusal the browser decides when it offers a new one.
  deferredPrompt.set(null);
  await prompt?.prompt();
}

/** Replaces the browser's install banner by our button. Call it early: the event comes once. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) deferredPrompt.set(event);
  });
  addEventListener('appinstalled', () => deferredPrompt.set(null));
}

/** Calls `listener` when the site was installed, by our button or the browser's menu; returns the function that stops it. */
export function onInstalled(listener: () => void): () => void {
  addEventListener('appinstalled', listener);
  return () => removeEventListener('appinstalled', listener);
}
