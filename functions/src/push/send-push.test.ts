import { expect, it } from 'vitest';
import { isPushService, isSentTo } from './send-push';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('accepts %s', (endpoint) => expect(isPushService(endpoint, false)).toBe(true));

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.example.com/abc',
  'https://evilpush.apple.com.example/abc',
  'https://notpush.apple.com/abc',
  'https://169.254.169.254/computeMetadata/v1',
  'http://127.0.0.1:9/abc',
])('rejects %s', (endpoint) => expect(isPushService(endpoint, false)).toBe(false));

it('accepts this machine in the emulators only, and sends nowhere else there', () => {
  expect(isPushService('http://127.0.0.1:9/abc', true)).toBe(true);
  expect(isSentTo('http://127.0.0.1:9/abc', true)).toBe(true);
  expect(isSentTo('https://fcm.googleapis.com/fcm/send/abc', true)).toBe(false);
  expect(isSentTo('https://fcm.googleapis.com/fcm/send/abc', false)).toBe(true);
});
