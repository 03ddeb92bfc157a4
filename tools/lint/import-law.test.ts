import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { parser } from 'typescript-eslint';
import { ROOT } from '../root';
import { importLaw } from './import-law';

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
  ['web/src/catalogue/hooks.ts', "import { database } from '../device/database';"],
  ['web/src/catalogue/load.ts', "const changes = await import('../firebase/changes');"],
  ['web/src/catalogue/load.ts', "import type { Changes } from '../firebase/changes';"],
  ['web/src/firebase/auth.ts', "import { getAuth } from 'firebase/auth';"],
  ['web/src/offline-download/plan.ts', "import { catalogue } from '../catalogue/store';"],
  ['web/src/app/routes.tsx', "import { Home } from '../home/home';"],
  ['web/src/sw/sync.ts', "import { flush } from '../enquiry/outbox/flush';"],
  ['web/src/admin/products/list.tsx', "import { useContent } from '../data/use-content';"],
  ['web/src/ui/footer.tsx', "import { SITE } from '@catalogue/contract/site';"],
  ['functions/src/platform/firestore.ts', "import { getFirestore } from 'firebase-admin/firestore';"],
  ['functions/src/leads/create.ts', "import type { Firestore } from 'firebase-admin/firestore';"],
  ['web/src/catalogue/hooks.test.ts', "import { flush } from '../enquiry/outbox/flush';"],
])('%s may contain: %s', (file, code) => {
  expect(violationOf(file, code)).toBeUndefined();
});

test.each([
  ['functions/contract/limits.ts', "import { log } from '../src/platform/log';", 'contract may not import platform'],
  ['functions/src/page/page.ts', "import { price } from '../../../web/src/lib/price';", 'functions may not import lib'],
  ['web/src/lib/price.ts', "import { database } from '../device/database';", 'lib may not import device'],
  ['web/src/ui/card.tsx', "import { useProducts } from '../catalogue/hooks';", 'ui may not import catalogue'],
  ['web/src/home/home.tsx', "import { useProducts } from '../catalogue/hooks';", 'home may not import catalogue'],
  ['web/src/home/home.tsx', "export { useProducts } from '../catalogue/hooks';", 'home may not import catalogue'],
  ['web/src/home/home.tsx', "const hooks = await import('../catalogue/hooks');", 'home may not import catalogue'],
  ['web/src/catalogue/hooks.ts', "import { App } from '../app/app';", 'catalogue may not import app'],
  ['web/src/admin/products/list.tsx', "import { Lead } from '../leads/lead';", 'admin/products may not import admin/leads'],
  ['web/src/sw/worker.ts', "import { Button } from '../ui/button';", 'sw may not import ui'],
  [
    'web/src/catalogue/load.ts',
    "import { changes } from '../firebase/changes';",
    'catalogue may import firebase only by import() or import type',
  ],
  [
    'web/src/catalogue/load.ts',
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
])('%s may not contain: %s', (file, code, why) => {
  expect(violationOf(file, code)).toBe(why);
});

const foldersOf = (path: string, except: string[]) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !except.includes(entry.name))
    .map(({ name }) => name);

test.each([
  ['web/src', '', ['lib', 'device', 'firebase', 'router', 'ui', 'admin', 'sw', 'app']],
  ['web/src/admin', 'admin/', ['data', 'ui', 'uploads', 'dashboard', 'shell']],
])('no two feature folders of %s may import each other', (path, prefix, shared) => {
  const folders = foldersOf(path, shared);
  expect(folders.length).toBeGreaterThan(3);
  for (const from of folders) {
    const to = folders.find((name) => name !== from) ?? '';
    expect(violationOf(`${path}/${from}/index.ts`, `import { one } from '../${to}/one';`)).toBe(
      `${prefix}${from} may not import ${prefix}${to}`,
    );
  }
});
