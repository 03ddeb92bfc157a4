import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { backupEndpoints } from '@catalogue/contract/endpoints/backup';
import { readAll } from '../backup/read-all';
import type { Handlers } from './route';

export const handlers: Handlers<typeof backupEndpoints> = {
  download() {
    const day = new Date().toISOString().slice(0, 10);
    return Promise.resolve({
      type: 'application/gzip',
      disposition: `attachment; filename="backup-${day}.jsonl.gz"`,
      // Whoever asked may be gone: the gzip stream then ends, and the reading with it.
      data: () => {
        const lines = Readable.from(readAll());
        const gzip = createGzip();
        gzip.once('close', () => lines.destroy());
        lines.once('error', (cause) => gzip.destroy(cause));
        return Promise.resolve(lines.pipe(gzip));
      },
    });
  },
};
