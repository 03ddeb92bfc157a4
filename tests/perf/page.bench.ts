import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildSync } from 'esbuild';
import { ROOT } from '../../tools/root';
import { type Bench } from './bench';
import { syntheticCatalogue } from './synthetic-catalogue';

const SIZE = 10_000;

interface Metrics {
  importMs: number;
  answerMs: Record<string, number>;
  kB: number;
}

/** The function `site` with 10,000 products, in a process of its own: pages rendered from a snapshot that is in memory. */
export const bench: Bench = {
  needsStack: false,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    try {
      const { list, details } = syntheticCatalogue(SIZE);
      writeFileSync(join(folder, 'catalogue.json'), list);
      writeFileSync(join(folder, 'details.json'), details);
      buildSync({
        entryPoints: [join(ROOT, 'functions/contract/pages/resolve-page.ts')],
        outfile: join(folder, 'resolve-page.mjs'),
        bundle: true,
        platform: 'node',
        format: 'esm',
      });
      const child = spawn(
        process.execPath,
        [join(import.meta.dirname, 'render-pages.mjs'), folder, join(ROOT, 'functions/lib/page-renderer')],
        {
          stdio: ['ignore', 'pipe', 'inherit'],
        },
      );
      const { importMs, answerMs, kB } = JSON.parse(await text(child.stdout)) as Metrics;
      return [
        { what: 'page function: import', unit: 'ms', ours: importMs, atMost: 300 },
        ...Object.entries(answerMs).map(([page, ms]) => ({
          what: `page function: ${page} of ${SIZE} products (p95)`,
          unit: 'ms' as const,
          ours: ms,
          atMost: 40,
        })),
        { what: `page function: memory with ${SIZE} products`, unit: 'kB', ours: kB, atMost: 150 * 1024 },
      ];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
