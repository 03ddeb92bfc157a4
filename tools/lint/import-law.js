import { readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

const foldersOf = (path, except) =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !except.includes(entry.name))
    .map(({ name }) => name);

/** Folders of web/src/admin that the nouns share; every other folder is a noun. */
const ADMIN_SHARED = ['data', 'ui', 'uploads', 'dashboard', 'shell'];
const ADMIN_NOUNS = foldersOf('web/src/admin', ADMIN_SHARED);

/**
 * Which feature may import which other features. A feature that is not named here imports none.
 *
 * @type {Record<string, string[]>}
 */
export const FEATURE_GRAPH = {
  product: ['catalogue', 'basket', 'enquiry', 'mockup'],
  catalogue: ['mockup'],
  search: ['catalogue'],
  finder: ['catalogue', 'basket'],
  compare: ['catalogue', 'basket', 'mockup'],
  'offline-download': ['catalogue'],
  enquiry: ['basket', 'mockup'],
  basket: ['catalogue', 'enquiry', 'clients', 'shortlist', 'mockup'],
  clients: ['basket', 'enquiry', 'mockup'],
  shortlist: ['basket', 'enquiry'],
  meeting: ['clients', 'mockup'],
  lookbook: ['clients', 'mockup'],
};
/** Features that a noun of the admin shows, by `import()`: staff see the drawing that the buyer saw. */
const ADMIN_GRAPH = { leads: ['mockup'] };
const FEATURES = foldersOf('web/src/features', []);
const BELOW_FEATURES = ['ui', 'data', 'lib', 'contract'];

/**
 * Which part may import which: contract <- lib <- data <- ui <- features, admin <- app.
 * A file belongs to the most specific folder below. `imports` names the parts it may import. `lazily` names those it may
 * import only by `import()` or `import type`, so that their code stays out of its chunk.
 */
const PARTS = [
  { name: 'contract', folder: 'functions/contract', imports: [] },
  { name: 'platform', folder: 'functions/src/platform', imports: ['contract'] },
  { name: 'functions', folder: 'functions/src', imports: ['platform', 'contract'] },

  { name: 'lib', folder: 'web/src/lib', imports: ['contract'] },
  { name: 'data', folder: 'web/src/data', imports: ['lib', 'contract'], lazily: ['firebase'] },
  { name: 'firebase', folder: 'web/src/data/firebase', imports: ['data', 'lib', 'contract'] },
  { name: 'ui', folder: 'web/src/ui', imports: ['data', 'lib', 'contract'] },
  ...FEATURES.map((name) => ({
    name,
    folder: `web/src/features/${name}`,
    imports: [...BELOW_FEATURES, ...(FEATURE_GRAPH[name] ?? [])],
    lazily: ['firebase'],
  })),
  ...ADMIN_NOUNS.map((noun) => ({
    name: `admin/${noun}`,
    folder: `web/src/admin/${noun}`,
    imports: ['admin', ...BELOW_FEATURES],
    lazily: ['firebase', ...(ADMIN_GRAPH[noun] ?? [])],
  })),
  {
    name: 'admin',
    folder: 'web/src/admin',
    imports: BELOW_FEATURES,
    lazily: ['firebase', ...ADMIN_NOUNS.map((noun) => `admin/${noun}`)],
  },
  { name: 'sw', folder: 'web/src/sw', imports: ['enquiry', 'data', 'lib', 'contract'] },
  {
    name: 'app',
    folder: 'web/src/app',
    imports: [...BELOW_FEATURES, ...FEATURES],
    lazily: ['firebase', 'admin', ...ADMIN_NOUNS.map((noun) => `admin/${noun}`)],
  },
];

/** Packages that only one part may import. Their types are free to all. */
const PACKAGES = [
  { pattern: /^firebase(\/|$)/, only: 'firebase' },
  { pattern: /^firebase-admin(\/|$)/, only: 'platform' },
  { pattern: /^firebase-functions\/(logger|params)$/, only: 'platform' },
];

/** The part a path belongs to; undefined for tests, tools and configuration, which may import anything. */
function partOf(path) {
  const contains = (part) =>
    path === part.folder || path === part.folder.replace(/\.ts$/, '') || path.startsWith(`${part.folder}/`);
  return PARTS.filter(contains).sort((a, b) => b.folder.length - a.folder.length)[0];
}

/** Why `from` may not import `source`; undefined if it may. `isLight`: the import adds nothing to the chunk. */
function violation(root, from, source, isLight, isType) {
  const file = relative(root, from).replaceAll('\\', '/');
  const part = partOf(file);
  if (!part) return undefined;
  const target = source.startsWith('@catalogue/contract')
    ? partOf('functions/contract')
    : source.startsWith('.') && partOf(relative(root, resolve(dirname(from), source)).replaceAll('\\', '/'));

  if (target && target.name !== part.name && !part.imports.includes(target.name)) {
    if (!part.lazily?.includes(target.name)) return `${part.name} may not import ${target.name}`;
    if (!isLight) return `${part.name} may import ${target.name} only by import() or import type`;
  }
  const restricted = PACKAGES.find(({ pattern }) => pattern.test(source));
  if (restricted && restricted.only !== part.name && !isType) return `only ${restricted.only} may import ${source}`;
  return undefined;
}

export const importLaw = {
  meta: { type: 'problem', schema: [], messages: { violation: '{{why}} (the import law is tools/lint/import-law.js).' } },
  create(context) {
    const isTest = /\.test\.tsx?$|\/testing\//.test(context.filename);
    const check = (node, isLight, isType) => {
      if (isTest || typeof node?.value !== 'string') return;
      const why = violation(context.cwd, context.filename, node.value, isLight, isType);
      if (why) context.report({ node, messageId: 'violation', data: { why } });
    };
    const checkStatic = (node) => {
      const isType = (node.importKind ?? node.exportKind) === 'type';
      check(node.source, isType, isType);
    };
    return {
      ImportDeclaration: checkStatic,
      ExportNamedDeclaration: checkStatic,
      ExportAllDeclaration: checkStatic,
      ImportExpression: (node) => {
        check(node.source, true, false);
      },
    };
  },
};
