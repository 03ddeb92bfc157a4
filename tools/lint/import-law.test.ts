import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root';
import { FEATURE_GRAPH } from './import-law';
import { violationsOf } from './lint-files';

const ALLOWED = [
  ['web/src/lib/price.ts', "import { LIMITS } from '@catalogue/contract/limits';"],
  ['web/src/features/catalogue/grid.tsx', "import { useProducts } from '../../data/catalogue/hooks';"],
  ['web/src/data/catalogue/load.ts', "import { database } from '../device-store/database';"],
  ['web/src/data/catalogue/load.ts', "const changes = await import('../firebase/content/changes');"],
  ['web/src/data/catalogue/load.ts', "import type { Changes } from '../firebase/content/changes';"],
  ['web/src/data/firebase/auth.ts', "import { getAuth } from 'firebase/auth';"],
  ['web/src/features/offline-download/plan.ts', "import { list } from '../catalogue/list';"],
  ['web/src/app/shell/shell.tsx', "import { Home } from '../../features/home/home';"],
  ['web/src/sw/sync.ts', "import { flush } from '../features/enquiry/outbox/flush';"],
  ['web/src/admin/products/list.tsx', "import { useContent } from '../data/use-content';"],
  ['web/src/ui/footer.tsx', "import { SITE } from '@catalogue/contract/site';"],
  ['functions/src/platform/firestore.ts', "import { getFirestore } from 'firebase-admin/firestore';"],
  ['functions/src/leads/create.ts', "import type { Firestore } from 'firebase-admin/firestore';"],
  ['web/src/features/home/home.test.ts', "import { flush } from '../enquiry/outbox/flush';"],
] as const;

const FORBIDDEN = [
  ['functions/contract/limits.ts', "import { log } from '../src/platform/log';", 'contract may not import platform'],
  ['functions/src/page/page.ts', "import { price } from '../../../web/src/lib/price';", 'functions may not import lib'],
  ['web/src/lib/price.ts', "import { database } from '../data/device-store/database';", 'lib may not import data'],
  ['web/src/ui/card.tsx', "import { Grid } from '../features/catalogue/grid';", 'ui may not import catalogue'],
  ['web/src/features/pages/a.tsx', "import { flush } from '../enquiry/flush';", 'pages may not import enquiry'],
  ['web/src/features/pages/a.tsx', "export { flush } from '../enquiry/flush';", 'pages may not import enquiry'],
  ['web/src/features/pages/a.tsx', "const flush = await import('../enquiry/flush');", 'pages may not import enquiry'],
  ['web/src/data/catalogue/hooks.ts', "import { App } from '../../app/shell/shell';", 'data may not import app'],
  ['web/src/admin/products/list.tsx', "import { Lead } from '../leads/lead';", 'admin/products may not import admin/leads'],
  ['web/src/sw/worker.ts', "import { Button } from '../ui/button';", 'sw may not import ui'],
  [
    'web/src/data/catalogue/load.ts',
    "import { changes } from '../firebase/content/changes';",
    'data may import firebase only by import() or import type',
  ],
  [
    'web/src/data/catalogue/load.ts',
    "const lite = await import('firebase/firestore/lite');",
    'only firebase may import firebase/firestore/lite',
  ],
  [
    'functions/src/leads/create.ts',
    "import { FieldValue } from 'firebase-admin/firestore';",
    'only platform may import firebase-admin/firestore',
  ],
  [
    'functions/src/leads/create.ts',
    "import { warn } from 'firebase-functions/logger';",
    'only platform may import firebase-functions/logger',
  ],
] as const;

/** The violation that the law reports for each line of code in its file; undefined where it reports none. */
const verdictsOn = (lines: readonly (readonly [file: string, code: string, ...unknown[]])[]) =>
  violationsOf(
    'import-law',
    lines.map(([file, code]) => ({ file, code })),
  ).map(([message]) => message?.replace(/ \(.*/, ''));

test('imports along the law pass, others fail with the reason', () => {
  const verdicts = verdictsOn([...ALLOWED, ...FORBIDDEN]);
  expect(verdicts).toEqual([...ALLOWED.map(() => undefined), ...FORBIDDEN.map(([, , why]) => why)]);
});

const foldersOf = (path: string, except: string[] = []) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !except.includes(entry.name))
    .map(({ name }) => name);

const nouns = foldersOf('web/src/admin', ['data', 'ui', 'uploads', 'dashboard', 'shell']);
const features = foldersOf('web/src/features');

test('the folders are found', () => {
  expect(nouns.length).toBeGreaterThan(3);
  expect(features.length).toBeGreaterThan(9);
  expect(features).toEqual(expect.arrayContaining(Object.keys(FEATURE_GRAPH)));
});

test('no two nouns of web/src/admin may import each other, and features do as FEATURE_GRAPH draws it', () => {
  const betweenNouns = nouns.map((from) => {
    const to = nouns.find((name) => name !== from) ?? '';
    const code = `import { one } from '../${to}/one';`;
    return [`web/src/admin/${from}/index.ts`, code, `admin/${from} may not import admin/${to}`] as const;
  });
  const betweenFeatures = features.flatMap((from) =>
    features
      .filter((to) => to !== from)
      .map((to) => {
        const isDrawn = FEATURE_GRAPH[from]?.includes(to) ?? false;
        const code = `import { one } from '../${to}/one';`;
        return [`web/src/features/${from}/index.ts`, code, isDrawn ? undefined : `${from} may not import ${to}`] as const;
      }),
  );
  const lines = [...betweenNouns, ...betweenFeatures];
  expect(verdictsOn(lines)).toEqual(lines.map(([, , why]) => why));
});
