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
      // When the client disconnects, the gzip stream closes; the reading must stop then, too.
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
