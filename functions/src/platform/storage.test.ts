import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';

test('a write whose connection broke is made again', async () => {
  let tries = 0;
  const server = createServer((request, response) => {
    tries += 1;
    if (tries === 1) return void request.socket.destroy();
    request.resume().on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('GCLOUD_PROJECT', 'demo-storage');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', 'unused');
  vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', `127.0.0.1:${port}`);
  try {
    const { bucket } = await import('./storage');
    await bucket().file('pictures/one').save('bytes', { resumable: false, validation: false });
    expect(tries).toBe(2);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
