import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A push that the fake service received, decrypted with the device's keys. */
export interface ReceivedPush {
  headers: IncomingHttpHeaders;
  message: unknown;
}

interface FakeDevice {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  received: ReceivedPush[];
  /** HTTP status of the next answers. */
  status: number;
}

const AUTH_BYTES = 16;
const SALT_BYTES = 16;
/** Salt, record size and length of the sender's key (RFC 8188). */
const HEADER_BYTES = SALT_BYTES + 5;
const TAG_BYTES = 16;

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** The plain text of one aes128gcm record (RFC 8291). */
function decrypt(body: Buffer, device: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES);
  const senderKey = body.subarray(HEADER_BYTES, HEADER_BYTES + body.readUInt8(HEADER_BYTES - 1));
  const record = body.subarray(HEADER_BYTES + senderKey.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), senderKey]);
  const secret = derive(device.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A push service on this machine with one device. It records what is sent to the device. */
export async function startPushService(): Promise<{ device: FakeDevice; close: () => Promise<void> }> {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(AUTH_BYTES);
  const device: FakeDevice = {
    endpoint: '',
    keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
    received: [],
    status: 201,
  };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      device.received.push({ headers: request.headers, message: JSON.parse(decrypt(body, ecdh, auth)) as unknown });
      response.writeHead(device.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  device.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/device`;
  return { device, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
