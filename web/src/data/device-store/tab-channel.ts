export interface TabChannel<Message> {
  /** Sends to every other tab and to the service worker, never to this one. */
  post: (message: Message) => void;
  /** Calls `listener` with each message of another tab or the service worker. Returns the function that stops it. */
  subscribe: (listener: (message: Message) => void) => () => void;
}

/**
 * Messages between the tabs of this device: a BroadcastChannel that opens on first use. Browsers without one get no
 * messages, and every caller works without them.
 */
export function tabChannel<Message>(name: string): TabChannel<Message> {
  let channel: BroadcastChannel | null = null;
  const open = (): BroadcastChannel | null =>
    typeof BroadcastChannel === 'undefined' ? null : (channel ??= new BroadcastChannel(name));
  return {
    post: (message) => open()?.postMessage(message),
    subscribe(listener) {
      const onMessage = ({ data }: MessageEvent<Message>): void => listener(data);
      open()?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
  };
}
