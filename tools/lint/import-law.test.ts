import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { parser } from 'typescript-eslint';
import { ROOT } from '../root';
import { FEATURE_GRAPH, importLaw } from './import-law';

/** The violation that the law reports for one line of code in one file. */
function violationOf(file: string, code: string): string | undefined {
  const linter = new Linter({ cwd: ROOT });
  const messages = linter.verify(
    code,
    {
      files: ['**/*.ts', '**/*.tsx'],
      languageOptions: { parser: parser },
      plugins: { catalogue: { rules: { 'import-law': importLaw } } },
      rules: { 'catalogue/import-law': 'error' },
    },
    `${ROOT}/${file}`,
  );
  return messages[0]?.message.replace(/ \(.*/, '');
}

test.each([
  ['web/src/lib/price.ts', "import { LIMITS } from '@catalogue/contract/limits';"],
  ['web/src/features/catalogue/grid.tsx', "import { useProducts } from '../../data/catalogue/hooks';"],
  ['web/src/data/catalogue/load.ts', "import { database } from '../device-store/database';"],
  ['web/src/data/catalogue/load.ts', "const changes = await import('../firestore/content/changes');"],
  ['web/src/data/catalogue/load.ts', "import type { Changes } from '../firestore/content/changes';"],
  ['web/src/data/firestore/auth.ts', "import { getAuth } from 'firebase/auth';"],
  ['web/src/features/offline-download/plan.ts', "import { list } from '../catalogue/list';"],
  ['web/src/app/shell/shell.tsx', "import { Home } from '../../features/home/home';"],
  ['web/src/sw/sync.ts', "import { flush } from '../features/enquiry/outbox/flush';"],
  ['web/src/admin/products/list.tsx', "import { useContent } from '../data/use-content';"],
  ['web/src/ui/footer.tsx', "import { SITE } from '@catalogue/contract/site';"],
  ['functions/src/platform/firestore.ts', "import { getFirestore } from 'firebase-admin/firestore';"],
  ['functions/src/leads/create.ts', "import type { Firestore } from 'firebase-admin/firestore';"],
  ['web/src/features/home/home.test.ts', "import { flush } from '../enquiry/outbox/flush';"],
])('%s may contain: %s', (file, code) => {
  expect(violationOf(file, code)).toBeUndefined();
});

test.each([
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
    "import { changes } from '../firestore/content/changes';",
    'data may import firestore only by import() or import type',
  ],
  [
    'web/src/data/catalogue/load.ts',
    "const lite = await import('firebase/firestore/lite');",
    'only firestore may import firebase/firestore/lite',
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
])('%s may not contain: %s', (file, code, why) => {
  expect(violationOf(file, code)).toBe(why);
});

const foldersOf = (path: string, except: string[] = []) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !except.includes(entry.name))
    .map(({ name }) => name);

test('no two nouns of web/src/admin may import each other', () => {
  const nouns = foldersOf('web/src/admin', ['data', 'ui', 'uploads', 'dashboard', 'shell']);
  expect(nouns.length).toBeGreaterThan(3);
  for (const from of nouns) {
    const to = nouns.find((name) => name !== from) ?? '';
    expect(violationOf(`web/src/admin/${from}/index.ts`, `import { one } from '../${to}/one';`)).toBe(
      `admin/${from} may not import admin/${to}`,
    );
  }
});

test('features import each other as FEATURE_GRAPH draws it', () => {
  const features = foldersOf('web/src/features');
  expect(features.length).toBeGreaterThan(9);
  expect(features).toEqual(expect.arrayContaining(Object.keys(FEATURE_GRAPH)));
  for (const from of features) {
    for (const to of features.filter((name) => name !== from)) {
      const isDrawn = FEATURE_GRAPH[from]?.includes(to) ?? false;
      expect(violationOf(`web/src/features/${from}/index.ts`, `import { one } from '../${to}/one';`)).toBe(
        isDrawn ? undefined : `${from} may not import ${to}`,
      );
    }
  }
});
