import { get } from 'node:http';

interface Answer {
  status: number;
  /** As sent: compressed if the request asked for it. */
  body: Buffer;
}

/** GET over a connection of its own. A kept one may be closed by the server at the moment when it is used again. */
export const getOnce = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });
