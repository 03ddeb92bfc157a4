import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The emulators take this token for the server's own. */
const TOKEN = { access_token: 'owner', token_type: 'Bearer', expires_in: 3_600 };

const ANSWERS: readonly [suffix: string, answer: string][] = [
  ['/token', JSON.stringify(TOKEN)],
  ['/email', 'production@example.com'],
  ['/universe-domain', 'googleapis.com'],
];

export interface MetadataServer {
  /** Host and port, for `GCE_METADATA_HOST`. */
  host: string;
  close: () => Promise<void>;
}

/**
 * The metadata server of Cloud Run, from which functions get their credentials. Over REST, Firestore's client asks for credentials
 * even for an emulator, and fails after 9 s without them.
 */
export async function startMetadataServer(): Promise<MetadataServer> {
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://metadata');
    const [, body = ''] = ANSWERS.find(([suffix]) => pathname.endsWith(suffix)) ?? [];
    response.writeHead(200, {
      'metadata-flavor': 'Google',
      'content-type': body.startsWith('{') ? 'application/json' : 'text/plain',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
